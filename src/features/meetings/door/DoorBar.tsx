import ScanIcon from '@mui/icons-material/QrCodeScannerOutlined'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import WalkInIcon from '@mui/icons-material/PersonAddAltOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, type RefObject } from 'react'
import { useCloseOnBack } from '@/shared/config/useCloseOnBack'

type Props = {
  /** The field of the search; there is none while scanning. */
  searchRef: RefObject<HTMLInputElement | null>
  scanRef: RefObject<HTMLButtonElement | null>
  query: string
  /** Why Enter has taken no person. */
  refusal: string | undefined
  isScanning: boolean
  canEdit: boolean
  onQueryChange: (query: string) => void
  onEnter: () => void
  /** Scan instead of search, or search instead of scan. */
  onScan: () => void
  onWalkIn: () => void
}

/** How the next person is found: next to the thumb, whatever is shown above it. */
export function DoorBar(props: Props) {
  const {
    searchRef,
    scanRef,
    query,
    refusal,
    isScanning,
    canEdit,
    onQueryChange,
    onEnter,
    onScan,
    onWalkIn,
  } = props
  useCloseOnBack(onScan, isScanning)
  // The first guest is typed without a press.
  useEffect(() => searchRef.current?.focus(), [searchRef])
  return (
    <Box role="search" aria-label="Check-in" data-keeps-focus sx={barSx}>
      {refusal !== undefined && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {refusal}
        </Alert>
      )}
      {!isScanning && (
        <TextField
          label="Name, firm or last four digits"
          type="search"
          fullWidth
          inputRef={searchRef}
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // A form may open and take the focus: the same press would send it.
            event.preventDefault()
            onEnter()
          }}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' },
          }}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
      <Button
        ref={scanRef}
        variant={isScanning ? 'outlined' : 'contained'}
        startIcon={isScanning ? <SearchIcon /> : <ScanIcon />}
        onClick={onScan}
        sx={bigSx}
      >
        <span>{isScanning ? 'Search' : 'Scan'}</span>
      </Button>
      <Button
        variant="outlined"
        startIcon={<WalkInIcon />}
        disabled={!canEdit}
        onClick={onWalkIn}
        sx={bigSx}
      >
        Walk-in
      </Button>
    </Box>
  )
}

const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  px: 2,
  pt: 1.5,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
}
const bigSx = { minHeight: 56, fontSize: '1.0625rem' }

import SearchIcon from '@mui/icons-material/SearchOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useMemberRows } from '@/features/members/desk'
import { useAllLists } from '@/features/requests/api'
import { everywhere, useKeys } from '@/shared/desk/keys'
import { followAllLists } from '../follow'
import { useDeskDispatch } from '../store'
import type { Found } from './find'
import { addressIn, FoundOption, keyOf } from './FoundOption'
import { readAddress } from './readAddress'
import { shortestQuery, useFound } from './useFound'

type Props = {
  /** Called when a search begins and when it ends. */
  onSearch: (isSearching: boolean) => void
}

/** One search over all lists, in the header of the desk. It finds people, and shows the requests of each. */
export function SearchEverything({ onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // On a phone there is an icon until it is pressed.
  const [isOpened, setOpened] = useState(false)
  const open = () => {
    // The field has the focus at once: letters that are typed right after the key would be lost.
    flushSync(() => setOpened(true))
    input.current?.focus()
  }
  useKeys(everywhere, [{ key: '/', label: 'Search everything', onPress: open }])

  return (
    <Box role="search" aria-label="Everything" sx={searchSx} data-opened={isOpened || undefined}>
      <IconButton className="opener" color="inherit" aria-label="Search everything" onClick={open}>
        <SearchIcon />
      </IconButton>
      <Field input={input} onSearch={onSearch} onClose={() => setOpened(false)} />
    </Box>
  )
}

type FieldProps = Props & {
  input: React.RefObject<HTMLInputElement | null>
  onClose: () => void
}

function Field({ input, onSearch, onClose }: FieldProps) {
  const [typed, setTyped] = useState('')
  const [hasFocus, setFocus] = useState(false)
  // Until something is searched for, no member is read.
  const [hasSearched, setSearched] = useState(false)
  const members = useMemberRows({ skip: !hasSearched })
  const { found, isLate } = useFound(typed, members.rows)
  const { isEmpty, isPartial, status } = useAllLists()
  const isLoading =
    isLate ||
    isPartial ||
    (status === 'loading' && !isEmpty) ||
    (hasSearched && ['idle', 'loading'].includes(members.info.status))
  const dispatch = useDeskDispatch()
  const navigate = useNavigate()

  // A scanner, or a quick typist, presses Enter before anything is found.
  const [isEntered, setEntered] = useState(false)
  const isSearching = typed.trim().length >= shortestQuery
  useEffect(() => onSearch(isSearching), [onSearch, isSearching])
  const [first] = found
  useEffect(() => {
    if (isEntered && !isLate && first !== undefined) handleChoice(first)
  })

  function handleChoice(choice: Found) {
    setTyped('')
    setEntered(false)
    onClose()
    void navigate(addressIn(choice))
  }

  return (
    <Autocomplete
      className="field"
      size="small"
      options={found}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset' || reason === 'selectOption') return
        setTyped(text)
        setEntered(false)
        if (text.trim().length < shortestQuery) return
        setSearched(true)
      }}
      onChange={(_event, choice) => choice && handleChoice(choice)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // The highlighted option was found for the text before.
        event.defaultMuiPrevented = isLate
        const isAwaited = isLoading && found.length === 0
        setEntered(isLate || isAwaited || readAddress(typed) !== undefined)
      }}
      onBlur={() => {
        setFocus(false)
        onClose()
      }}
      onFocus={() => {
        setFocus(true)
        dispatch(followAllLists())
      }}
      onClose={(_event, reason) => {
        if (reason === 'escape') setTyped('')
      }}
      // They are found in another way than by their labels.
      filterOptions={(options) => options}
      getOptionKey={keyOf}
      getOptionLabel={({ reference }) => reference}
      groupBy={({ group }) => group}
      renderGroup={({ key, group, children }) => (
        <div key={key} role="group" aria-label={group || 'No name'}>
          <Box translate="no" sx={groupSx}>
            <bdi>{group || 'No name'}</bdi>
          </Box>
          {children}
        </div>
      )}
      renderOption={({ key, ...props }, choice) => (
        <FoundOption key={key} {...props} choice={choice} />
      )}
      autoHighlight
      // In the header, where screen readers look for it.
      disablePortal
      blurOnSelect
      clearOnEscape
      forcePopupIcon={false}
      open={hasFocus && isSearching}
      loading={isLoading}
      loadingText="Searching…"
      noOptionsText="Nothing found. Try the mobile number or another spelling."
      slotProps={{ popper: { sx: { minWidth: 'min(36rem, 96vw)' }, placement: 'bottom-start' } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          inputRef={input}
          placeholder="Search name, firm, mobile, number…"
          slotProps={{
            ...slotProps,
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
            htmlInput: {
              ...slotProps.htmlInput,
              'aria-label': 'Search everything',
              'aria-keyshortcuts': '/',
              enterKeyHint: 'go',
              spellCheck: false,
            },
          }}
        />
      )}
    />
  )
}

const phone = '@container header (max-width: 37.49rem)'

const searchSx = {
  flex: '1 1 12rem',
  maxWidth: '34rem',
  display: 'flex',
  '& .opener': { display: 'none' },
  '& .field': { flex: 1 },
  '& .MuiInputBase-root': { bgcolor: 'background.paper', color: 'text.primary', height: '2.25rem' },
  [phone]: {
    flex: '0 0 auto',
    '& .opener': { display: 'inline-flex' },
    '& .field': { display: 'none' },
    '&[data-opened] .field': {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      top: 0,
      zIndex: 1,
      p: '6px',
      bgcolor: 'art.night',
    },
  },
}

const groupSx = {
  px: 2,
  pt: 1,
  fontWeight: 600,
  fontSize: '0.875rem',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
}

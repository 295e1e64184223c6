import SearchIcon from '@mui/icons-material/SearchOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { addressOf, textOf, useAllLists } from '@/features/requests/api'
import { everywhere, useKeys } from '@/shared/desk/keys'
import { stateOf } from '@/shared/requests/review'
import { states } from '@/shared/requests/steps'
import { calendarDay, dayInIndia } from '@/shared/text/dateText'
import { followAllLists } from '../follow'
import { useDeskDispatch } from '../store'
import type { FoundRecord } from './find'
import { readAddress } from './readAddress'
import { shortestQuery, useFound } from './useFound'

/** One search over all lists, in the header of the desk. It finds people, and shows what each has sent. */
export function SearchEverything() {
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
      <Field input={input} onClose={() => setOpened(false)} />
    </Box>
  )
}

type FieldProps = { input: React.RefObject<HTMLInputElement | null>; onClose: () => void }

function Field({ input, onClose }: FieldProps) {
  const [typed, setTyped] = useState('')
  const [hasFocus, setFocus] = useState(false)
  const { found, isLate } = useFound(typed)
  const { isEmpty, isPartial, status } = useAllLists()
  const isLoading = isLate || isPartial || (status === 'loading' && !isEmpty)
  const dispatch = useDeskDispatch()
  const navigate = useNavigate()

  // A scanner, or a quick typist, presses Enter before anything is found.
  const [isEntered, setEntered] = useState(false)
  const [first] = found
  useEffect(() => {
    if (isEntered && !isLate && first !== undefined) handleChoice(first)
  })

  function handleChoice(choice: FoundRecord) {
    setTyped('')
    setEntered(false)
    onClose()
    void navigate(addressOf(choice.list, choice.record.id))
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
      }}
      onChange={(_event, choice) => choice && handleChoice(choice)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // What is highlighted was found for the text before.
        event.defaultMuiPrevented = isLate
        setEntered(isLate || readAddress(typed) !== undefined)
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
      getOptionKey={({ list, record }) => `${list.id} ${record.id}`}
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
        <Box component="li" key={key} {...props} sx={optionSx}>
          <span translate="no">{choice.reference}</span>
          <span>{choice.list.label}</span>
          <span>{statusOf(choice)}</span>
          <span translate="no">{dayOf(choice)}</span>
        </Box>
      )}
      autoHighlight
      // In the header, where screen readers look for it.
      disablePortal
      blurOnSelect
      clearOnEscape
      forcePopupIcon={false}
      open={hasFocus && typed.trim().length >= shortestQuery}
      loading={isLoading}
      loadingText="Searching…"
      noOptionsText="Nothing found. Try the mobile number or another spelling."
      slotProps={{ popper: { sx: { minWidth: 'min(36rem, 96vw)' }, placement: 'bottom-start' } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          inputRef={input}
          placeholder="Search name, firm, mobile, reference…"
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

/** The status of a request; of a meeting reply the meeting, and what it says. */
function statusOf({ list, record }: FoundRecord): string {
  if (list.kind !== undefined) return states[stateOf(record)].label
  const day = textOf(record, 'meetingDate')
  return `${day && calendarDay(day)}: ${textOf(record, 'answer')}`
}

const dayOf = ({ record: { createdAtMillis: at } }: FoundRecord) =>
  at === null ? '' : dayInIndia(at)

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

const optionSx = {
  '&&': { flexWrap: 'wrap', columnGap: 2, minHeight: 44, fontSize: '0.875rem' },
  '& > :first-of-type': { minWidth: '8.5rem', fontWeight: 600 },
  '& > :nth-of-type(2)': { minWidth: '9rem' },
  '& > :nth-of-type(3)': { flex: 1 },
}

import Box from '@mui/material/Box'
import { useEffect, useId, useRef } from 'react'
import { plainFieldSx, plainLabelSx } from './plainField'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  /** Id of the results. Enter scrolls to them: on a phone they may be below the screen. */
  resultsId: string
}

/** Searches while typing. A plain input: MUI's text field would add 25 kB here. */
export function SearchField({ label, value, onChange, resultsId }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // Uncontrolled: an address that updates late must not remove letters during typing.
  useEffect(() => {
    const field = input.current
    if (field === null || field === document.activeElement) return
    field.value = value
  }, [value])

  return (
    <Box
      role="search"
      className="with-scripts"
      sx={{ maxWidth: 480, '@media print': { display: 'none' } }}
    >
      <Box component="label" htmlFor={id} sx={plainLabelSx}>
        {label}
      </Box>
      <Box
        component="input"
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          // While an input method is composing, Enter ends the word.
          if (key !== 'Enter' || nativeEvent.isComposing) return
          currentTarget.blur()
          document.getElementById(resultsId)?.scrollIntoView({ block: 'start' })
        }}
        sx={plainFieldSx}
      />
    </Box>
  )
}

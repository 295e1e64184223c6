import Box from '@mui/material/Box'
import { useEffect, useId, useRef } from 'react'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  /** Id of what is found; Enter leads there, for on a phone it may be below the screen. */
  found: string
}

/** A labelled field for searching while typing. Light: MUI's text field would be 25 KB here. */
export function SearchField({ label, value, onChange, found }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // The field keeps its own text: an address that follows late must not take letters away.
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
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.75 }}>
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
          // Enter may also end a word of a script that is typed in parts.
          if (key !== 'Enter' || nativeEvent.isComposing) return
          currentTarget.blur()
          document.getElementById(found)?.scrollIntoView({ block: 'start' })
        }}
        sx={(theme) => ({
          width: '100%',
          minHeight: 48,
          px: 2,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'text.secondary',
          borderRadius: `${theme.shape.borderRadius}px`,
          '&:focus-visible': {
            outline: '3px solid',
            outlineColor: theme.vars?.palette.primary.main ?? theme.palette.primary.main,
            outlineOffset: 1,
          },
        })}
      />
    </Box>
  )
}

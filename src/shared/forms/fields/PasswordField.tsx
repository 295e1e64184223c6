import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type KeyboardEvent } from 'react'
import { describedBy, FieldFrame } from './FieldFrame'
import { useField } from './useField'

/** A password that can be shown, with a hint when Caps Lock is on. */
export function PasswordField({ name }: { name: string }) {
  const field = useField(name)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)

  const handleKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <FieldFrame field={field}>
      <OutlinedInput
        id={field.id}
        name={name}
        type={isShown ? 'text' : 'password'}
        value={field.value}
        inputRef={field.inputRef}
        onChange={(event) => field.onChange(event.target.value)}
        onKeyDown={handleKey}
        onKeyUp={handleKey}
        onBlur={() => {
          setCapsLock(false)
          field.onBlur()
        }}
        slotProps={{
          input: {
            autoComplete: field.meta.autoComplete,
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-describedby': describedBy(field),
          },
        }}
        endAdornment={
          <Button
            size="small"
            sx={{ flex: 'none' }}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          >
            <span>{isShown ? 'Hide' : 'Show'}</span>
          </Button>
        }
      />
      <FormHelperText role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isCapsLock && 'Caps Lock is on.'}
      </FormHelperText>
    </FieldFrame>
  )
}

import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import type { Ref } from 'react'

/** A field that nobody sees and no password manager fills in; programs that fill in all do. */
export const Honeypot = ({ inputRef }: { inputRef: Ref<HTMLInputElement> }) => (
  <Box aria-hidden="true" sx={visuallyHidden}>
    <label>
      Leave this empty
      <input
        ref={inputRef}
        type="text"
        name="more_about_it"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </label>
  </Box>
)

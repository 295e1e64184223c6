import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useFormState } from 'react-hook-form'
import type { Typed } from './drafts'
import { useFormParts } from './formParts'

/** Links to the fields that were wrong when the form was submitted, until each is right. */
export function ErrorSummary({ names }: { names: string[] }) {
  const { form, fields, idOf } = useFormParts()
  const { errors } = useFormState<Typed>({ control: form.control })
  const wrong = names.filter((name) => errors[name])
  if (wrong.length === 0) return null

  function textOf(name: string) {
    const { label = name, meta } = fields.get(name) ?? {}
    const message = errors[name]?.message ?? ''
    // The label of a box to be ticked is a sentence of its own.
    const isClear = message.startsWith(label) || meta?.kind === 'consent'
    return isClear ? message : `${label}: ${message}`
  }

  return (
    <Alert severity="error">
      <AlertTitle>Please correct these answers</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {wrong.map((name) => (
          <Box component="li" key={name}>
            <Link
              href={`#${idOf(name)}`}
              color="inherit"
              // As a block of lines it would have its bullet at the last of them.
              sx={{ display: 'inline-flex', py: 0.5 }}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(idOf(name))?.focus()
              }}
            >
              {textOf(name)}
            </Link>
          </Box>
        ))}
      </Box>
    </Alert>
  )
}

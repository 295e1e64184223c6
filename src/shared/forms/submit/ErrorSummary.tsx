import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useId } from 'react'
import { useFormState } from 'react-hook-form'
import type { FormValues } from '@/shared/forms/fieldInfo'
import { useFormParts } from '@/shared/forms/formParts'
import { texts } from '@/texts/forms'

/**
 * Links to the fields that had errors when the form was submitted, until each is corrected. Not an
 * alert: the focus moves to the first of these fields, and neither announcement may cut off the other.
 */
export function ErrorSummary({ names }: { names: string[] }) {
  const { form, fields, idOf } = useFormParts()
  const { errors } = useFormState<FormValues>({ control: form.control })
  const titleId = useId()
  const invalid = names.filter((name) => errors[name])
  if (invalid.length === 0) return null

  function textOf(name: string) {
    const { label = name, meta } = fields.get(name) ?? {}
    const message = errors[name]?.message ?? ''
    // The message of a checkbox makes sense without the label, which is a long sentence.
    const isClearAlone = message.startsWith(label) || meta?.kind === 'consent'
    return isClearAlone ? message : `${label}: ${message}`
  }

  return (
    <Alert severity="error" role="region" aria-labelledby={titleId}>
      <AlertTitle id={titleId}>{texts.pleaseCorrect}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {invalid.map((name) => (
          <Box component="li" key={name}>
            <Link
              href={`#${idOf(name)}`}
              color="inherit"
              // A plain `inline-block` of several lines would have its bullet at the last line.
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

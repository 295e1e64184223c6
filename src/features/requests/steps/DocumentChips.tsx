import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useWatch } from 'react-hook-form'
import { useFormParts } from '@/shared/forms/formParts'
import { documents, type DocumentId } from '@/shared/validation/documents'
import { documentsIn, toggleDocument } from '../review/missingDocuments'

/** Writes the documents that are missing into the message to the applicant. */
export function DocumentChips() {
  const { control, setValue } = useFormParts().form
  const typed = useWatch({ control, name: 'public' })
  const message = typeof typed === 'string' ? typed : ''
  const named = documentsIn(message)
  return (
    <Box
      role="group"
      aria-label="Missing documents"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}
    >
      {(Object.keys(documents) as DocumentId[]).map((id) => (
        <Chip
          key={id}
          label={documents[id]}
          component="button"
          type="button"
          clickable
          variant={named.includes(id) ? 'filled' : 'outlined'}
          color={named.includes(id) ? 'primary' : 'default'}
          aria-pressed={named.includes(id)}
          onClick={() =>
            setValue('public', toggleDocument(message, id), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        />
      ))}
    </Box>
  )
}

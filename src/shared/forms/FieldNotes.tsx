import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { FieldState } from './useField'

const noteIds = ({ id, meta, error }: FieldState) =>
  [meta.help && `${id}-help`, meta.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)

/** Ids of the notes under a field, for its `aria-describedby`. */
export const describedBy = (field: FieldState) => noteIds(field).join(' ') || undefined

/** Help, remark, error and counter of a field. */
export function FieldNotes({ field }: { field: FieldState }) {
  const { id, meta, error, value } = field
  const length = String(value).trim().length
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <Box>
        {meta.help && (
          <FormHelperText id={`${id}-help`} error={false} sx={{ mx: 0 }}>
            {meta.help}
          </FormHelperText>
        )}
        {meta.hint && (
          <FormHelperText id={`${id}-hint`} error={false} sx={{ mx: 0 }} aria-live="polite">
            {meta.hint(String(value))}
          </FormHelperText>
        )}
        {error && (
          <FormHelperText id={`${id}-error`} sx={{ mx: 0 }}>
            {error}
          </FormHelperText>
        )}
      </Box>
      {meta.rows && meta.max && (
        <FormHelperText error={length > meta.max} sx={{ mx: 0, whiteSpace: 'nowrap' }}>
          {length} / {meta.max}
        </FormHelperText>
      )}
    </Box>
  )
}

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
    <div className="notes">
      <div>
        {meta.help && (
          <FormHelperText id={`${id}-help`} error={false}>
            {meta.help}
          </FormHelperText>
        )}
        {meta.hint && (
          <FormHelperText id={`${id}-hint`} error={false} aria-live="polite">
            {meta.hint(String(value))}
          </FormHelperText>
        )}
        {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
      </div>
      {meta.rows && meta.max && (
        <FormHelperText error={length > meta.max} className="length">
          {length} / {meta.max}
        </FormHelperText>
      )}
    </div>
  )
}

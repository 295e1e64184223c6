import FormHelperText from '@mui/material/FormHelperText'

type Props = {
  /** What a record says, where that is not in the form of today. */
  text: string | undefined
  /** What to do about it. */
  children: string
}

/** Below a field: what an older record says, which the field cannot show. */
export function RecordSays({ text, children }: Props) {
  if (text === undefined) return null
  return (
    <FormHelperText error={false}>
      The record says “{text}”. {children}
    </FormHelperText>
  )
}

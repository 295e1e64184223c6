import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { registrationSchema, type LiveRegistration } from '@/features/registrations/data'
import { displayValue } from '@/shared/forms/displayValue'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { referenceOf } from '@/shared/forms/reference'

const fields = [...fieldInfos(registrationSchema).values()]

/** Everything there is of one registration, labelled as in its form. */
export function RegistrationDetails({ registration }: { registration: LiveRegistration }) {
  const { id, unreadable = [], other = {} } = registration
  const values: { [name: string]: unknown } = registration
  const rows = fields
    .map((field) => [field.label, displayValue(field.meta, values[field.name])] as const)
    .filter(([, text]) => text !== '')

  return (
    <>
      {unreadable.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          These fields could not be read: {unreadable.join(', ')}.
        </Alert>
      )}
      <Rows rows={[['Reference', referenceOf('NR', id)], ...rows]} />
      {Object.keys(other).length > 0 && (
        <>
          <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
            Other
          </Typography>
          <Rows
            rows={Object.entries(other).map(([name, value]) => [
              name,
              displayValue(undefined, value),
            ])}
          />
        </>
      )}
    </>
  )
}

function Rows({ rows }: { rows: (readonly [label: string, text: string])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '14rem 1fr' } }}>
      {rows.map(([label, text]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ pt: 1, color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { privacyForms } from '@/content/privacy/privacyForms'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { texts as formNames } from '@/texts/form-names'
import { kindOf } from './kinds'
import { inDays, inMonths, usePeriods } from './periods'

const undecided = 'To be decided by the association'

/** How long the records of each form are kept, and how soon the association answers. For a `StatusRegion`. */
export function PeriodsKept() {
  const { periods, error } = usePeriods()
  if (error !== undefined) {
    return (
      <Alert severity="warning" role="presentation">
        {`We could not look them up. ${error.message}`}
      </Alert>
    )
  }
  if (periods === undefined) return <Typography>Looking up…</Typography>

  const { retention, rights } = periods
  const inWords = (months: number | undefined) =>
    months === undefined ? undecided : inMonths(months)
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {privacyForms.map(({ id }) => {
        const kind = kindOf[id]
        const months = kind && retention[kind]
        return (
          <DefinitionRow key={id} label={formNames[id].name}>
            {inWords(months)}
          </DefinitionRow>
        )
      })}
      <DefinitionRow label="What you ask about your own data">
        {inWords(retention.rights)}
      </DefinitionRow>
      <DefinitionRow label="Answer to a question, a complaint or another right">
        {rights === undefined ? undecided : `within ${inDays(rights)}`}
      </DefinitionRow>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { texts as dateTexts } from '@/texts/dates'
import { texts as formNames } from '@/texts/form-names'
import { texts } from '@/texts/periods'
import { kindOf, storedForms } from './kinds'
import { usePeriods } from './periods'

/** How long the records of each form are kept, and how soon the association answers. For a `StatusRegion`. */
export function PeriodsKept() {
  const { periods, error } = usePeriods()
  if (error !== undefined) {
    return (
      <Alert severity="warning" role="presentation">
        {texts.failed(error.message)}
      </Alert>
    )
  }
  if (periods === undefined) return <Typography>{texts.lookingUp}</Typography>

  const { retention, rights } = periods
  const inWords = (months: number | undefined) =>
    months === undefined ? texts.undecided : dateTexts.inMonths(months)
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {storedForms.map((id) => (
        <DefinitionRow key={id} label={formNames[id].name}>
          {inWords(retention[kindOf[id]])}
        </DefinitionRow>
      ))}
      <DefinitionRow label={texts.ofRights}>{inWords(retention.rights)}</DefinitionRow>
      <DefinitionRow label={texts.ofMembers}>{inWords(retention.members)}</DefinitionRow>
      <DefinitionRow label={texts.ofReceipts}>{texts.inTheBooks}</DefinitionRow>
      <DefinitionRow label={texts.answer}>
        {rights === undefined ? texts.undecided : texts.within(dateTexts.inDays(rights))}
      </DefinitionRow>
    </Box>
  )
}

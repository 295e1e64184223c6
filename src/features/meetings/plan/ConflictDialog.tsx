import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { fieldsOf } from '@/shared/forms/fieldInfo'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { statusOf } from '../meetingStatus'
import { dateInWords } from '../meetingText'
import { meetingPlanSchema, type MeetingPlan } from './planSchema'
import type { Meeting } from '../schema'

type Props = {
  theirs: Meeting
  /** Only of the fields in it both versions are shown. */
  mine: Partial<MeetingPlan>
  /** Called with undefined when the dialog is closed without a choice. */
  onChoice: (choice?: 'mine' | 'theirs') => void
}

const fields = fieldsOf(meetingPlanSchema) as { name: keyof MeetingPlan; label: string }[]

/** Shows a colleague's changes, and lets the administrator choose between both versions. */
export function ConflictDialog({ theirs, mine, onChoice }: Props) {
  const { state, answerUntil } = statusOf(theirs)
  // Visitors do not see a deadline that is about the day before the move.
  const displayed: Meeting = { ...theirs, answerUntil }
  const different = fields.filter(({ name }) => name in mine && displayed[name] !== mine[name])
  const inWords = (name: keyof MeetingPlan, value: string | number = '') => {
    const text = String(value)
    return (name === 'meetingDate' || name === 'answerUntil' ? dateInWords(text) : text) || 'Empty'
  }

  return (
    <AppDialog
      title="This meeting was changed by someone else"
      onClose={() => onChoice()}
      actions={
        <>
          <Button onClick={() => onChoice()}>Keep editing</Button>
          <Button variant="outlined" onClick={() => onChoice('theirs')}>
            Take theirs
          </Button>
          <Button variant="contained" onClick={() => onChoice('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        Choose which version to keep. Theirs is what visitors see now; yours is not saved yet.
      </DialogContentText>
      {state !== 'planned' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {state === 'cancelled'
            ? 'They have cancelled the meeting, and it stays cancelled.'
            : 'They have marked the meeting as held.'}
        </Alert>
      )}
      {different.map(({ name, label }) => (
        <Box component="section" key={name} aria-label={label} sx={{ mb: 2 }}>
          <Typography component="h3" variant="h3">
            {label}
          </Typography>
          <Box component="dl" sx={versionsSx}>
            <DefinitionRow label="Theirs">{inWords(name, displayed[name])}</DefinitionRow>
            <DefinitionRow label="Yours">{inWords(name, mine[name])}</DefinitionRow>
          </Box>
        </Box>
      ))}
    </AppDialog>
  )
}

/** Beside each other where there is room. */
const versionsSx = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}

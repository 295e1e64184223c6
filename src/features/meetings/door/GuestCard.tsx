import AddIcon from '@mui/icons-material/AddOutlined'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import RemoveIcon from '@mui/icons-material/RemoveOutlined'
import WaitingIcon from '@mui/icons-material/ScheduleOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { mostPeople } from '../attendanceApi'
import { counted } from '@/shared/text/counted'
import { timeInIndia } from '@/shared/text/dateText'
import { sameNumberText } from '@/shared/text/persons'
import { MemberMark } from '@/features/members/desk'
import { useNameOf, type NameOf } from '@/features/people/desk'
import { isIn, nameOfRecord, type DoorRecord, type Guest } from '../door-search/guests'

export type Change = { people?: number; late?: boolean; isUndone?: true }

type Props = {
  guest: Guest
  /** They were in before: the code was read twice, or a colleague was first. */
  isAlreadyIn: boolean
  canEdit: boolean
  onCheckIn: (guest: Guest) => void
  onChange: (guest: Guest, change: Change) => void
}

/** The guest who was checked in last, or was opened. */
export function GuestCard({ guest, isAlreadyIn, canEdit, onCheckIn, onChange }: Props) {
  const nameOf = useNameOf()
  const id = useId()
  const card = useRef<HTMLElement>(null)
  // The camera or a warning may have pushed it behind the search.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { searched, record, isVisitor, invitedBy } = guest
  const isHere = isIn(guest)
  const about = [
    isVisitor ? 'Visitor' : 'Member',
    isVisitor && invitedBy ? `invited by ${invitedBy}` : '',
  ]
  return (
    <Paper
      component="section"
      ref={card}
      variant="outlined"
      aria-labelledby={id}
      sx={cardSx(!isHere ? 'divider' : isAlreadyIn ? 'warning.main' : 'success.main')}
    >
      <Typography id={id} component="h2" translate="no" sx={nameSx}>
        <bdi>{searched.name}</bdi>
      </Typography>
      <Typography translate="no" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{searched.firmName}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about.filter(Boolean).join(', ')}
      </Typography>
      {guest.member && (
        <Typography component="div" variant="body2" sx={{ mt: 0.5 }}>
          <MemberMark member={guest.member} />
        </Typography>
      )}
      {guest.sameNumberAs.length > 0 && (
        <Typography variant="body2" translate="no" sx={{ color: 'text.secondary' }}>
          <bdi>{sameNumberText(guest.sameNumberAs)}</bdi>
        </Typography>
      )}
      {isHere && record !== undefined ? (
        <>
          {isAlreadyIn ? (
            <Alert severity="warning" role="presentation" sx={alreadySx}>
              {alreadyInWords(record, nameOf)}
            </Alert>
          ) : (
            <Typography sx={stateSx}>
              {record.unsent ? <WaitingIcon color="warning" /> : <CheckIcon color="success" />}
              <span>{`Checked in ${sinceOf(record, nameOf)}`}</span>
            </Typography>
          )}
          {record.kind === 'substitute' && (
            <Typography>
              <span>Another person came: </span>
              <bdi translate="no">
                {[nameOfRecord(record), record.firmName].filter(Boolean).join(', ')}
              </bdi>
            </Typography>
          )}
          {canEdit && <Changes guest={guest} record={record} onChange={onChange} />}
        </>
      ) : (
        <>
          <Typography sx={{ mt: 1 }}>{notInWords(guest)}</Typography>
          {canEdit && (
            <Button
              variant="contained"
              fullWidth
              sx={mainSx}
              onClick={({ detail }) => detail > 1 || onCheckIn(guest)}
            >
              Check in
            </Button>
          )}
        </>
      )}
    </Paper>
  )
}

const sinceOf = ({ inMillis, by, unsent }: DoorRecord, nameOf: NameOf) =>
  `at ${timeInIndia(inMillis)}, by ${nameOf(by)}${unsent ? unsentWords[unsent] : ''}`

function alreadyInWords({ inMillis, by, via, unsent }: DoorRecord, nameOf: NameOf) {
  const how = via === 'scan' ? 'scanned' : 'checked in'
  return `Already in, since ${timeInIndia(inMillis)}, ${how} by ${nameOf(by)}${unsent ? unsentWords[unsent] : ''}`
}

const unsentWords = { waiting: ', waiting to be sent', refused: ', not accepted' }

function notInWords({ record, saysNo }: Guest): string {
  if (record !== undefined) return 'Undone: not checked in.'
  return saysNo ? 'Not checked in. Had replied: I cannot attend.' : 'Not checked in yet.'
}

type ChangesProps = Pick<Props, 'guest' | 'onChange'> & { record: DoorRecord }

function Changes({ guest, record: { people, late }, onChange }: ChangesProps) {
  return (
    <Box sx={changesSx}>
      <Box role="group" aria-label="People" sx={peopleSx}>
        <IconButton
          aria-label="One person less"
          disabled={people <= 1}
          onClick={() => onChange(guest, { people: people - 1 })}
          sx={stepSx}
        >
          <RemoveIcon />
        </IconButton>
        <Box component="span" sx={{ minWidth: 76, textAlign: 'center', fontWeight: 700 }}>
          {counted(people, 'person', 'people')}
        </Box>
        <IconButton
          aria-label="One person more"
          disabled={people >= mostPeople}
          onClick={() => onChange(guest, { people: people + 1 })}
          sx={stepSx}
        >
          <AddIcon />
        </IconButton>
      </Box>
      <Button
        variant={late ? 'contained' : 'outlined'}
        aria-pressed={late}
        onClick={() => onChange(guest, { late: !late })}
        sx={wideSx}
      >
        Late
      </Button>
      <Button
        variant="outlined"
        // The second press of a double-click on "Check in" takes nothing back.
        onClick={({ detail }) => detail > 1 || onChange(guest, { isUndone: true })}
        sx={wideSx}
      >
        Undo
      </Button>
    </Box>
  )
}

const cardSx = (borderColor: string) => ({
  p: 2,
  // The height of the bar below.
  scrollMarginBottom: 160,
  borderWidth: 2,
  borderColor,
})
const nameSx = { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' }
const stateSx = { display: 'flex', gap: 1, alignItems: 'center', mt: 1, fontWeight: 600 }
const alreadySx = { mt: 1, fontSize: '1.0625rem', fontWeight: 700, alignItems: 'center' }
const peopleSx = {
  flex: { xs: '1 1 100%', sm: '0 0 auto' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
}
const changesSx = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }
const stepSx = { width: 52, height: 52, border: 1, borderColor: 'divider' }
const wideSx = { minHeight: 52, flex: '1 1 5rem' }
const mainSx = { minHeight: 56, mt: 1.5, fontSize: '1.0625rem' }

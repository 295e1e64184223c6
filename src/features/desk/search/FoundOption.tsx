import Box from '@mui/material/Box'
import { memberAddress, standingLabels } from '@/features/members/desk'
import { addressOf, textOf } from '@/features/requests/api'
import { stateOf } from '@/shared/requests/review'
import { states } from '@/shared/requests/steps'
import { calendarDay, dayInIndia } from '@/shared/text/dateText'
import type { Found } from './find'

type Props = React.HTMLAttributes<HTMLLIElement> & { choice: Found }

/** A record or a member that was found, in one line. */
export const FoundOption = ({ choice, ...props }: Props) => (
  <Box component="li" {...props} sx={optionSx}>
    <span translate="no">{choice.reference}</span>
    <span>{'member' in choice ? 'Members' : choice.list.label}</span>
    <span>{statusOf(choice)}</span>
    <span translate="no">{dayOf(choice)}</span>
  </Box>
)

export const addressIn = (choice: Found) =>
  'member' in choice ? memberAddress(choice.member.id) : addressOf(choice.list, choice.record.id)

export const keyOf = (choice: Found) =>
  'member' in choice ? `members ${choice.member.id}` : `${choice.list.id} ${choice.record.id}`

/** The status of a request, the standing of a member; of a meeting reply the meeting, and the answer. */
function statusOf(choice: Found): string {
  if ('member' in choice) return standingLabels[choice.member.standing]
  const { list, record } = choice
  if (list.kind !== undefined) return states[stateOf(record)].label
  const day = textOf(record, 'meetingDate')
  return `${day && calendarDay(day)}: ${textOf(record, 'answer')}`
}

function dayOf(choice: Found): string {
  const at = 'member' in choice ? null : choice.record.createdAtMillis
  return at === null ? '' : dayInIndia(at)
}

const optionSx = {
  '&&': { flexWrap: 'wrap', columnGap: 2, minHeight: 44, fontSize: '0.875rem' },
  '& > :first-of-type': { minWidth: '8.5rem', fontWeight: 600 },
  '& > :nth-of-type(2)': { minWidth: '9rem' },
  '& > :nth-of-type(3)': { flex: 1 },
}

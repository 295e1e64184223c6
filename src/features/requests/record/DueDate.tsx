import Typography from '@mui/material/Typography'
import { counted } from '@/shared/text/counted'
import { Part } from '@/shared/desk/Part'
import { dueDateInWords, type Due } from '../dueDate'

/** Beside the record. */
export function DueDate({ due }: { due: Due }) {
  const { daysLeft, isStopped, isOver, timeLimit } = due
  const left = daysLeft === 0 ? 'today' : `${counted(daysLeft, 'day')} left`
  return (
    <Part title="Due date">
      <Typography sx={{ fontWeight: 600, ...(isOver && { color: 'error.main' }) }}>
        {`${dueDateInWords(due)}${isStopped || isOver ? '' : ` (${left})`}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Time limit: ${counted(timeLimit, 'day')}`}
      </Typography>
    </Part>
  )
}

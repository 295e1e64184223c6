import Alert from '@mui/material/Alert'
import { useServerClock } from '@/shared/config/readServerClock'
import { counted } from '@/shared/text/counted'
import { dayMillis } from '@/shared/text/dateText'

/** Says that the clock of the device is wrong, and by how much. */
export function ClockNotice() {
  const ahead = useServerClock()
  if (!ahead) return null
  return (
    <Alert severity="warning" className="screen-only">
      {`The clock of this device is ${durationOf(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}. Time limits and “today” here go by the clock of the server. Please set the date, the time and the time zone of the device.`}
    </Alert>
  )
}

const minute = 60_000

/** In the largest unit that fits: "8 days". */
export function durationOf(millis: number): string {
  const unit = [
    [dayMillis, 'day'],
    [60 * minute, 'hour'],
    [minute, 'minute'],
  ] as const
  const [size, word] = unit.find(([size]) => Math.round(millis / size) >= 1) ?? unit[2]
  return counted(Math.round(millis / size), word)
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Meeting } from '../schema'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { useMeetingsDispatch, useMeetingsSelector } from '../queue/store'
import type { Guest } from '../door-search/guests'
import { removeRefused, tryAgain } from '../queue/queue'
import { RemoveCheckIns } from './RemoveCheckIns'
import { isDelayed } from '../queue/doorEntry'
import {
  selectEntries,
  selectIsStorageFull,
  selectIsTimeLost,
  timeLostRead,
} from '../queue/queueSlice'

type Props = { meeting: Meeting; guests: readonly Guest[] }

/** The presses that the server does not have yet, and where they are until then. */
export function WaitingToBeSent({ meeting, guests }: Props) {
  const dispatch = useMeetingsDispatch()
  const entries = useMeetingsSelector(selectEntries)
  const isTimeLost = useMeetingsSelector(selectIsTimeLost)
  const isStorageFull = useMeetingsSelector(selectIsStorageFull)
  const own = Object.values(entries).filter(({ meetingId }) => meetingId === meeting.id)
  const refused = own.filter(({ state }) => state === 'refused')
  // A first try is no news.
  const waiting = own.filter(isDelayed)
  const onlyHere = waiting.filter(({ name }) => name !== undefined || isStorageFull)
  const nameOf = (id: string) =>
    guests.find(({ attendance }) => attendance.id === id)?.searched.name ?? 'No name'
  return (
    <>
      <StatusRegion>
        {waiting.length > 0 && (
          <Alert severity="warning" role="presentation">
            {waitingWords(waiting.length, onlyHere.length)}
          </Alert>
        )}
        {isTimeLost && (
          <Alert severity="warning" role="presentation" onClose={() => dispatch(timeLostRead())}>
            The time of a check-in that waited is not exact: it waited for more than a day, or the
            clock of this phone is wrong. Please check the clock.
          </Alert>
        )}
      </StatusRegion>
      {refused.length > 0 && (
        <Alert
          severity="error"
          action={
            <>
              <Button color="inherit" size="small" onClick={() => dispatch(tryAgain())}>
                Try again
              </Button>
              <RemoveCheckIns onRemove={() => dispatch(removeRefused(meeting.id))} />
            </>
          }
        >
          <bdi translate="no">{refused.map(({ id }) => nameOf(id)).join(', ')}</bdi>
          <span>: </span>
          <span>{refused[0]?.message}</span>
        </Alert>
      )}
    </>
  )
}

function waitingWords(count: number, onlyHere: number): string {
  const all = count === 1 ? '1 waiting to be sent.' : `${count} waiting to be sent.`
  if (onlyHere === 0) return `${all} Kept on this phone, without names.`
  return `${all} ${onlyHere === 1 ? '1 contains a name and is' : `${onlyHere} contain names and are`} only stored in this tab: keep it open until all are sent.`
}

import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { selectUid } from '@/features/session'
import { useNameOf } from '@/features/people/desk'
import { useListenPeopleQuery } from '@/features/people/api'
import { useMeetingsSelector } from '../queue/store'
import { removeQueue, waitingOfOthers } from '../queue/queueStorage'
import { RemoveCheckIns } from './RemoveCheckIns'

/** Check-ins that other administrators have pressed on this phone and not sent. Only they can send them. */
export function WaitingOfOthers() {
  const own = useMeetingsSelector(selectUid)
  const [waiting, setWaiting] = useState(() => waitingOfOthers(own))

  function handleRemove(uid: string) {
    removeQueue(uid)
    setWaiting(waitingOfOthers(own))
  }

  return waiting.map(({ uid, count }) => (
    <WaitingOf key={uid} uid={uid} count={count} onRemove={() => handleRemove(uid)} />
  ))
}

type Props = { uid: string; count: number; onRemove: () => void }

function WaitingOf({ uid, count, onRemove }: Props) {
  const nameOf = useNameOf()
  const { data: people } = useListenPeopleQuery()
  const isFormer = people?.status === 'ready' && !people.items.some(({ id }) => id === uid)
  return (
    <Alert severity="warning" action={<RemoveCheckIns onRemove={onRemove} />}>
      <span>{`Not sent yet, on this phone: ${count === 1 ? '1 check-in' : `${count} check-ins`} by `}</span>
      <span translate="no">{nameOf(uid)}</span>
      <span>
        {isFormer
          ? '. They cannot be sent any more.'
          : '. Only this administrator can send them, by logging in here.'}
      </span>
    </Alert>
  )
}

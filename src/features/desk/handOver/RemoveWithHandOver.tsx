import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import {
  RemoveDialog,
  titleOfPerson,
  useListenPeopleQuery,
  type Person,
} from '@/features/people/desk'
import {
  requestLists,
  reviewApi,
  selectOpen,
  useAllLists,
  type Requests,
} from '@/features/requests/api'
import type { AdminRecord } from '@/shared/collectionConfig'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { newSubmissionId } from '@/shared/requests/reference'
import { versionOf } from '@/shared/requests/review'
import { canEdit } from '@/shared/requests/roles'
import { counted } from '@/shared/text/counted'
import { followAllLists } from '../follow'
import { useDeskDispatch, useDeskSelector, type DeskRoot, type DeskThunk } from '../store'

type Props = { person: Person; onClose: () => void }

/** Asks before an administrator is removed, and for the colleague who takes over the pending requests. */
export function RemoveWithHandOver({ person, onClose }: Props) {
  const dispatch = useDeskDispatch()
  const count = useDeskSelector((root) => assignedTo(root, person.id).length)
  const { isPartial, status } = useAllLists()
  const { data: people } = useListenPeopleQuery()
  const [to, setTo] = useState('')
  const [done, setDone] = useState(0)
  useEffect(() => {
    dispatch(followAllLists())
  }, [dispatch])
  const isKnown = status === 'ready' && !isPartial
  const colleagues = (people?.items ?? []).filter(
    ({ id, role }) => id !== person.id && canEdit(role),
  )

  /** Requests that are handed over stay so: a second try goes on with the rest. */
  const handOver = async () => {
    setDone(0)
    return dispatch(assignAll(person.id, to === '' ? null : to, () => setDone((n) => n + 1)))
  }

  const requests = counted(count, 'request')
  return (
    <RemoveDialog
      person={person}
      onClose={onClose}
      onBefore={handOver}
      choices={
        !isKnown ? (
          <Typography role="status">Looking for their requests…</Typography>
        ) : count === 0 ? (
          <Typography>No pending request is assigned to them.</Typography>
        ) : (
          <>
            <SelectFilter
              label={<span>{`Hand over ${requests} to`}</span>}
              value={to}
              onChange={setTo}
              options={[
                ['', 'Not assigned'],
                ...colleagues.map((one) => [one.id, titleOfPerson(one), true] as const),
              ]}
              sx={{ minWidth: '16rem', mt: 1 }}
            />
            <Typography role="status" sx={{ mt: 1 }}>
              {done > 0 && `${done} handed over, ${count} left`}
            </Typography>
          </>
        )
      }
    />
  )
}

type Assigned = { list: Requests; record: AdminRecord }

/** The pending requests of an administrator. */
const assignedTo = (root: DeskRoot, uid: string): Assigned[] =>
  requestLists.flatMap((list) =>
    selectOpen(root, list.id)
      .filter(({ review }) => review?.assignee === uid)
      .map((record) => ({ list, record })),
  )

/** Assigns them to a colleague, or to none, one after the other. @throws why one could not be assigned */
const assignAll =
  (from: string, to: string | null, onDone: () => void): DeskThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (const { list, record } of assignedTo(getState(), from)) {
      await dispatch(
        reviewApi.endpoints.applyAction.initiate({
          target: { kind: list.id, id: record.id },
          expectedVersion: versionOf(record),
          id: newSubmissionId(),
          action: { kind: 'assign', assignee: to },
        }),
      ).unwrap()
      onDone()
    }
  }

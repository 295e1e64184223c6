import type { AnyObject } from 'yup'
import { limits } from '@/shared/requests/steps'
import type { Write } from '@/shared/firestore/lite'
import type { RequestKind } from '@/shared/requests/kinds'
import { mostOpenRights, rightsKinds, rightsSubmission } from '@/shared/requests/rights'
import { replacedDocuments } from '@/shared/requests/status'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { keyOf } from '@scripts/samples/statuses'
import { repeatOf, sentinels, serverTime } from '@test/rules/support/client'
import { everyKind } from '@test/rules/support/samples'
import { submission } from '@test/rules/support/submission'
import { longest, newId, owner, reviewed, rightsInStatus, type Arranged } from './arranged'
import { fullOf, recordsOf, storedRequest } from './storedRequests'

const sent = (kind: RequestKind, record: AnyObject, id = newId()): Write[] =>
  submission(kind, id, { ...record, createdAt: serverTime })

/** The meeting that an answer is about. */
const meetingOf = (kind: RequestKind, { meetingId }: AnyObject): Arranged['stored'] =>
  kind === 'meeting-answers' ? { [`monthly_meetings/${String(meetingId)}`]: aMeeting().data } : {}

const creates = everyKind.flatMap((kind): Arranged[] =>
  recordsOf(kind).map(([variant, record]) => ({
    name: `${kind}: sent`,
    variant,
    by: null,
    stored: meetingOf(kind, record),
    writes: sent(kind, record),
  })),
)

const entered = everyKind
  .filter((kind) => kind !== 'meeting-answers')
  .flatMap((kind): Arranged[] =>
    recordsOf(kind).map(([variant, record]) => ({
      name: `${kind}: entered by the office`,
      variant,
      by: owner,
      stored: {},
      writes: sent(kind, {
        ...record,
        entered: {
          how: 'At a meeting',
          consent: 'Said in person',
          receivedOn: '2026-01-31',
          by: owner,
        },
      }),
    })),
  )

const repeats = everyKind.map((kind): Arranged => {
  const { path, data, stored } = storedRequest(kind)
  const set = repeatOf(data, Object.keys(data))
  return { name: `${kind}: sent again`, by: null, stored, writes: [{ path, set, merge: true }] }
})

function newerAnswer(): Arranged {
  const kind = 'meeting-answers'
  const earlier = storedRequest(kind)
  const key = keyOf(kind, earlier.id)
  const id = newId()
  const { replacedBy: _by, ...ofKey } = earlier.stored[`request_keys/${key}`]!
  const { replacedAt: _at, ...status } = earlier.stored[`request_status/${key}`]!
  return {
    name: `${kind}: sent in place of an earlier one`,
    by: null,
    stored: {
      ...earlier.stored,
      ...meetingOf(kind, earlier.data),
      [`request_keys/${key}`]: ofKey,
      [`request_status/${key}`]: status,
    },
    writes: [
      ...sent(kind, fullOf(kind), id),
      ...replacedDocuments(key, keyOf(kind, id), serverTime),
    ],
  }
}

const asked = rightsKinds.map((kind): Arranged => {
  const { id, data, stored } = storedRequest(
    'registrations',
    reviewed('registrations', 'approved', []),
  )
  const key = keyOf('registrations', id)
  const status = { ...stored[`request_status/${key}`], ...rightsInStatus(mostOpenRights - 1) }
  return {
    name: 'rights: sent',
    variant: kind,
    by: null,
    stored: { ...stored, [`request_status/${key}`]: status },
    writes: rightsSubmission(
      key,
      newId(),
      { kind, mobile: String(data.mobile), text: longest(limits.text) },
      sentinels,
    ),
  }
})

/** All that visitors write, or the office for them. */
export const byVisitors = (): Arranged[] => [
  ...creates,
  ...entered,
  ...repeats,
  newerAnswer(),
  ...asked,
]

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration, submissionId, type Sample } from '@scripts/samples/records'
import { countReads } from '@test/support/emulators/countReads'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import type { Action } from '@/features/requests/review/changes'
import { reviewApi } from '@/features/requests/review/reviewApi'
import { attendanceApi, attendanceId } from '@/features/meetings/attendanceApi'
import { askForStatus } from '@/features/my-request/api'
import { demoAdmin } from '@/shared/config/demo'
import { submit } from '@/shared/firestore/lite'
import { newSubmissionId } from '@/shared/requests/reference'
import { statusDocuments } from '@/shared/requests/status'

/* What each act costs, as docs/costs.md says: no more documents than these. */

const firestore = firestoreFor()
const path = 'New_Registration'
const meeting = aMeeting({ meetingDate: '2026-06-06' }, 'm1')
const answer = aMeetingAnswer(1, { meetingId: 'm1', meetingDate: '2026-06-06' })

/** Reads, writes and deletes. What the rules look up is not among them. */
const allowed: { [act: string]: [reads: number, writes: number, deletes: number] } = {
  'form sent': [0, 4, 0],
  'look-up': [3, 0, 0],
  step: [3, 4, 0],
  assignment: [3, 4, 0],
  // Whether an earlier try has arrived is asked first.
  note: [3, 4, 0],
  trash: [3, 4, 0],
  // Also whether receipts name the person.
  erasure: [11, 3, 7],
  'check-in': [2, 1, 0],
}

/** Waits until nothing more is read. */
async function quiet(total: () => number) {
  for (let before = -1; before !== total();) {
    before = total()
    await new Promise((resolve) => setTimeout(resolve, 800))
  }
}

test('no act reads or writes more than the costs say', async () => {
  await page.viewport(390, 800)
  await firestore.clear()
  const { id, data } = aRegistration(1)
  const { key, documents } = await statusDocuments('registrations', id, data)
  for (const one of documents) {
    const [collection = '', document = ''] = one.path.split('/')
    await firestore.seed({ [collection]: [{ id: document, data: one.set as Sample['data'] }] })
  }
  await firestore.seed({
    [path]: [{ id, data }],
    monthly_meetings: [meeting],
    monthly_meeting_req: [answer],
  })
  const { written, total, restart } = countReads()
  // It follows no list, so that an act is counted alone.
  const { store } = await openDesk({ at: '/desk/settings' })
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect.poll(total).toBeGreaterThanOrEqual(4)
  await quiet(total)

  async function costOf(run: () => Promise<unknown>) {
    restart()
    expect(await run()).not.toHaveProperty('error')
    await quiet(total)
    return { reads: total(), ...written }
  }
  const { applyAction, erase } = reviewApi.endpoints
  const target = { kind: 'registrations', id } as const
  const act = (action: Action, expectedVersion?: number) =>
    store.dispatch(applyAction.initiate({ target, expectedVersion, id: newSubmissionId(), action }))
  const { createdAt: _, ...values } = aRegistration(5).data
  const checkIn = {
    id: attendanceId('m1', answer.id),
    meetingId: 'm1',
    meetingDate: '2026-06-06',
    kind: 'member',
    answer: answer.id,
    people: 1,
    late: false,
    via: 'list',
    inMillis: Date.now(),
    press: newSubmissionId(),
  } as const

  const costs = {
    'form sent': await costOf(async () => ({
      key: await submit('registrations', submissionId(5), values, []),
    })),
    'look-up': await costOf(async () => store.dispatch(askForStatus(key))),
    step: await costOf(() => act({ kind: 'state', to: 'reviewing' }, 0)),
    assignment: await costOf(() => act({ kind: 'assign', assignee: demoAdmin.uid }, 1)),
    note: await costOf(() => act({ kind: 'note', text: 'Sample note' })),
    trash: await costOf(() => act({ kind: 'trash' }, 3)),
    erasure: await costOf(async () => store.dispatch(erase.initiate({ ...target, why: 'spam' }))),
    'check-in': await costOf(async () =>
      store.dispatch(
        attendanceApi.endpoints.checkIn.initiate({ attendance: checkIn, pressed: {} }),
      ),
    ),
  }
  const tooMuch = Object.entries(costs).filter(([act, cost]) => {
    const [reads = 0, writes = 0, deletes = 0] = allowed[act] ?? []
    return cost.reads > reads || cost.writes > writes || cost.deletes > deletes
  })
  expect(tooMuch).toEqual([])
})

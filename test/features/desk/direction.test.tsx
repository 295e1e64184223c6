import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAttendance, aWalkIn } from '@scripts/samples/attendanceRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { statusKey } from '@/shared/requests/status'
import { today } from '@/shared/validation/dates'

const firestore = firestoreFor()
const hour = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour)

/** As records from before such marks were refused hold them: what follows one is shown from right to left. */
const turned = (name: string) => `${name} \u202eSelpmas`

const person = {
  name: turned('Asha'),
  firmName: turned('Looms'),
  mobile: '9876501234',
  comingAs: 'Visitor',
  invitedBy: turned('Bina'),
  question: turned('When'),
} as const

const registration = (n: number, more: Record<string, Value> = {}) => {
  const { id, data } = aRegistration(n, {
    name: turned('Asha'),
    firmName: turned('Looms'),
    designation: turned('Owner'),
    products: turned('Sarees'),
    address: turned('Plot 1'),
    district: 'Khordha',
    createdAt: hoursAgo(n),
  })
  const { review, history } = aReviewIn('registrations', 'reviewing', ['colleague'], hoursAgo(1))
  return { id, data: { ...data, review: { ...review, ...more } }, history }
}

const request = registration(1, { corrected: { designation: turned('Manager') } })
const trashed = registration(2, { trashed: true })

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
  const answers = [2, 1].map((n) =>
    aMeetingAnswer(500 + n, {
      ...person,
      meetingDate: today(),
      answer: 'I will attend',
      people: 1,
    }),
  )
  const note = { kind: 'note', text: turned('Called'), at: hoursAgo(1), by: 'colleague' }
  const key = await statusKey('NR', request.id)
  await firestore.seed({
    admins: [{ id: 'colleague', data: { name: turned('Chitra'), role: 'editor' } }],
    New_Registration: [request, trashed],
    [`New_Registration/${request.id}/history`]: [
      ...request.history,
      { id: '9', data: { ...note, v: 9 } },
    ],
    [`New_Registration/${trashed.id}/history`]: [
      { id: '2', data: { ...note, kind: 'trash', v: 2 } },
    ],
    rights_requests: [aRightsRequest(1, 'Correct', key, { text: turned('Wrong') })],
    request_keys: [{ id: key, data: { kind: 'registrations', requestId: request.id } }],
    monthly_meetings: [aMeeting({ meetingDate: today(), venueName: turned('Hall') })],
    monthly_meeting_req: answers,
    attendance: [
      aWalkIn(1, { name: turned('Dina'), firmName: turned('Works'), meetingDate: today() }),
      anAttendance(501, {
        kind: 'substitute',
        name: turned('Esha'),
        firmName: turned('Toys'),
        meetingDate: today(),
      }),
    ].map(({ id, data }) => ({ id, data: data as unknown as Record<string, Value> })),
  })
})

/** What may turn what follows it outside of a `bdi`; not what is only spoken. */
function unisolated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement!
    if (!/\u202e/.test(walker.currentNode.textContent ?? '')) continue
    if (parent.getBoundingClientRect().width <= 1) continue
    if (parent.closest('bdi, option, textarea, script') === null) texts.push(parent.outerHTML)
  }
  return texts
}

/** They are on the screen, each in an element of its own. */
async function expectIsolated(text: string | RegExp) {
  await expect.element(page.getByText(text).first()).toBeVisible()
  expect(unisolated()).toEqual([])
  // Nothing of ours is turned along.
  const own = /\u202e.*[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}|\u202e.* · /
  const all = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent)
  expect(all.filter((shown) => own.test(shown))).toEqual([])
}

test('what strangers have typed turns nothing that follows it, on any page of the desk', async () => {
  const { router } = await openDesk({ at: '/memberlist' })
  await expectIsolated(/^Asha/)
  window.dispatchEvent(new Event('beforeprint'))
  await expect.poll(() => document.querySelector('table')?.rows.length ?? 0).toBeGreaterThan(1)
  expect(unisolated()).toEqual([])
  window.dispatchEvent(new Event('afterprint'))
  await page.viewport(360, 780)
  await expect.element(page.getByRole('list', { name: 'New registrations' })).toBeVisible()
  await expectIsolated(/^Asha/)
  await page.viewport(1440, 900)

  const pages: [address: string, text: RegExp][] = [
    [`/member/${request.id}`, /^Called/],
    [`/member/${trashed.id}`, /^Chitra/],
    ['/memberlist?list=rights', /^Correct/],
    ['/memberlist?list=meeting-answers', /^Asha/],
    ['/desk', /^Asha/],
    ['/desk/activity', /^Called/],
    ['/desk/trash', /^Asha/],
    ['/desk/attendance', /^Asha/],
    ['/desk/meetings', /^Hall/],
    ['/desk/meetings/monthly-meeting', /^When/],
    ['/desk/people', /^Chitra/],
  ]
  for (const [address, text] of pages) {
    await router.navigate(address)
    await expectIsolated(text)
  }
  await router.navigate(`/request/rights/${aRightsRequest(1, 'Correct', '').id}`)
  await expectIsolated(/^Wrong/)
  await router.navigate('/desk/trash')
  await userEvent.click(page.getByRole('button', { name: /^Erase NR-/ }))
  await expectIsolated(/are deleted, and cannot be brought back/)
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))

  await router.navigate('/desk/meetings/monthly-meeting/door')
  for (const name of ['Asha', 'Dina']) {
    await userEvent.fill(page.getByRole('searchbox'), name)
    await expectIsolated(new RegExp(`^${name}`))
  }
  await userEvent.click(page.getByRole('list', { name: 'Found' }).getByRole('button').first())
  await expectIsolated(/^Dina/)
})

import { bypass, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAttendance } from '@scripts/samples/attendanceRecords'
import { submissionId } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/page/accessibility'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'
import {
  door,
  answers,
  asha,
  bijay,
  search,
  button,
  counter,
  card,
  openDoor,
  loseServer,
  findServer,
  firestore,
  documents,
  setUpDoor,
} from './openDoor'

setUpDoor()

/** A person who has pressed here before, and has not sent it. */
function keepOnPhone(uid: string, answer: (typeof answers)[number], more: object = {}) {
  const id = `monthly-meeting~${answer.id}`
  const counted = { people: 2, late: false, via: 'list', press: submissionId(9, 6) }
  const inMillis = Date.now()
  const meeting = { meetingId: 'monthly-meeting', meetingDate: today() }
  const entry = { id, ...meeting, kind: 'member', answer: answer.id, inMillis, ...counted, ...more }
  const stored = JSON.parse(localStorage.getItem('door-queue') ?? '{}') as object
  localStorage.setItem('door-queue', JSON.stringify({ ...stored, [uid]: { [id]: entry } }))
}

test('check-ins of another administrator wait for them, and are never sent as one’s own', async () => {
  keepOnPhone('colleague', answers[0]!)
  keepOnPhone('removed', answers[1]!)
  await openDoor()
  const theirs = page.getByRole('alert').filter({ hasText: 'Second Desk' })
  await expect
    .element(theirs)
    .toHaveTextContent(
      'Not sent yet, on this phone: 1 check-in by Second Desk. Only this administrator can send them, by logging in here.',
    )
  const former = page.getByRole('alert').filter({ hasText: 'a former administrator' })
  await expect.element(former).toHaveTextContent('They cannot be sent any more.')
  await expectNoViolations()

  // The same person, pressed here: one's own is sent, and theirs stays.
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect.poll(() => firestore.read(asha)).toMatchObject({ by: demoAdmin.uid })
  await expect.poll(() => localStorage.getItem('door-queue')).not.toContain(demoAdmin.uid)
  expect(await firestore.list('attendance')).toHaveLength(1)
  expect(localStorage.getItem('door-queue')).toContain('colleague')

  await userEvent.click(former.getByRole('button', { name: 'Remove…' }))
  const dialog = page.getByRole('dialog', { name: 'Remove these check-ins?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.element(former).not.toBeInTheDocument()
  await expect.element(theirs).toBeVisible()

  // A logout leaves nothing of this person, and theirs is not lost.
  await userEvent.click(button('Sample Owner'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Logout' }))
  await expect.element(button('Login')).toBeVisible()
  const left = JSON.parse(localStorage.getItem('door-queue') ?? '{}') as object
  expect(Object.keys(left)).toEqual(['colleague'])
})

test('a check-in whose answer was lost is recognised by a phone with a wrong clock, and later presses count', async () => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 600_000)
  // It has arrived, and the phone has not heard of it.
  const id = asha.slice('attendance/'.length)
  const { data } = anAttendance(1, { by: demoAdmin.uid, at: new Date(now()), people: 2 })
  const arrived = { answer: answers[0]!.id, meetingDate: today(), press: submissionId(9, 6) }
  await firestore.seed({ attendance: [{ id, data: { ...data, ...arrived } }] })
  keepOnPhone(demoAdmin.uid, answers[0]!, { people: 3, late: true, pressed: ['people', 'late'] })
  await openDoor()

  await expect.poll(() => firestore.read(asha)).toMatchObject({ people: 3, late: true })
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect.element(card('Asha Namuna')).toHaveTextContent(/Checked in at .*, by you/)
  expect(page.getByText('Already in').elements()).toEqual([])
  await expect.element(counter()).toHaveTextContent('1 of 3 checked in (3 persons)')
})

test('a press counts for a person that another phone has checked in before', async () => {
  await openDoor()
  loseServer()
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await userEvent.click(button('One person more'))
  await expect.element(page.getByText('1 waiting to be sent.')).toBeVisible()
  const { data } = anAttendance(1, { by: 'colleague', at: new Date(), people: 2 })
  const id = asha.slice('attendance/'.length)
  const theirs = { ...data, answer: answers[0]!.id, meetingDate: today(), late: true }
  await firestore.seed({ attendance: [{ id, data: theirs }] })
  findServer()

  await expect.poll(() => firestore.read(asha)).toMatchObject({ people: 3 })
  expect(await firestore.read(asha)).toMatchObject({
    by: 'colleague',
    late: true,
    changes: { 1: { by: demoAdmin.uid, was: { people: 2, by: 'colleague' } } },
  })
})

test('a check-in that waited is sent whatever the clock of the phone says, and its time is called inexact', async () => {
  const { now } = Date
  const hour = 3_600_000
  // Pressed 30 hours ago; the server takes 24.
  keepOnPhone(demoAdmin.uid, answers[1]!, { inMillis: now() - 30 * hour })
  await openDoor()
  await expect.poll(() => firestore.read(bijay)).toHaveProperty('inAt')
  const inAt = Number((await firestore.read(bijay))?.inAt)
  expect((now() - inAt) / hour).toBeCloseTo(24, 0)
  const inexact = page.getByText('The time of a check-in that waited is not exact')
  await expect.element(inexact).toBeVisible()
  await userEvent.click(button('Close'))
  await expect.element(inexact).not.toBeInTheDocument()
  await leaveApp()

  // Three days behind, and a minute passes before it is sent.
  keepOnPhone(demoAdmin.uid, answers[0]!, { inMillis: now() - 72 * hour - 60_000 })
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 72 * hour)
  renderApp(door)
  await expect.poll(() => firestore.read(asha)).toMatchObject({ by: demoAdmin.uid })
  expect(await firestore.read(asha)).not.toHaveProperty('inAt')
  await expect.element(inexact).toBeVisible()
})

test('a check-in whose answer was erased meanwhile says so, and can be removed', async () => {
  await openDoor()
  loseServer()
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect.element(page.getByText('1 waiting to be sent.')).toBeVisible()
  await firestore.delete(`monthly_meeting_req/${answers[0]!.id}`)
  findServer()

  const refusal = page.getByRole('alert').filter({ hasText: 'was erased in the meantime' })
  await expect.element(refusal).toBeVisible()
  await userEvent.click(refusal.getByRole('button', { name: 'Remove…' }))
  const dialog = page.getByRole('dialog', { name: 'Remove these check-ins?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.element(refusal).not.toBeInTheDocument()
  expect(localStorage.getItem('door-queue')).toBeNull()
  expect(await firestore.list('attendance')).toEqual([])
})

test('two phones change the same person at once: both changes count and are in the history', async () => {
  await openDoor()
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect.poll(() => firestore.read(asha)).toMatchObject({ people: 2 })
  await expect.poll(() => localStorage.getItem('door-queue')).toBeNull()
  const theirs = async ({ request }: { request: Request }) => {
    const { kind, people, late, at, by, press } = (await firestore.read(asha))!
    const was = { kind, people, late, at, by, press, inAt: null, undone: null } as never
    const changes = { 1: { at: new Date(), by: 'colleague', was } } as never
    await firestore.update(asha, { late: true, changes })
    return fetch(bypass(request))
  }
  server.use(http.post(`${documents}\\:commit`, theirs, { once: true }))
  await userEvent.click(button('One person more'))

  await expect.poll(() => firestore.read(asha)).toMatchObject({ people: 3 })
  expect(await firestore.read(asha)).toMatchObject({
    late: true,
    changes: { 1: { by: 'colleague' }, 2: { by: demoAdmin.uid } },
  })
})

import { bypass, http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAttendance } from '@scripts/samples/attendanceRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { hasten } from '@test/support/page/hasten'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import { demoAdmin } from '@/shared/config/demo'
import { backend } from '@/shared/firestore/backend'
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
  noAnswer,
  loseServer,
  findServer,
  firestore,
  documents,
  setUpDoor,
} from './openDoor'

setUpDoor()

async function addWalkIn(name: string) {
  await userEvent.click(button('Walk-in'))
  const form = page.getByRole('form', { name: 'Walk-in' })
  await userEvent.fill(form.getByLabelText(/^Name/), name)
  await userEvent.click(form.getByRole('radio', { name: 'Visitor' }))
  await userEvent.click(form.getByRole('button', { name: 'Check in' }))
  await expect.element(card(name)).toHaveTextContent(/Checked in at/)
}

test('without a network ids and times wait on the phone, also over a reload, and are sent with their times', async () => {
  await openDoor()
  // A try that is still repeated when the test is over would check a person in during the next one.
  hasten()
  server.use(http.post(`${documents}\\:batchGet`, () => HttpResponse.error()))
  for (const name of ['Asha', 'Bijay']) {
    await userEvent.fill(search(), name)
    await userEvent.click(button(new RegExp(`^${name}`)))
  }
  await userEvent.click(button('One person more'))
  await expect.element(counter()).toHaveTextContent('2 of 3 checked in (4 persons)')
  await expect.element(page.getByText('2 waiting to be sent.')).toBeVisible()
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/waiting to be sent/)
  const pressedAt = Date.now()
  const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(kept()).toContain(asha.slice('attendance/'.length))
  expect(kept()).not.toMatch(/Asha|Bijay|Looms|98765/)

  await leaveApp()
  renderApp(door)
  await expect.element(counter()).toHaveTextContent('2 of 3 checked in (4 persons)')
  expect(await firestore.list('attendance')).toEqual([])
  // Another phone was quicker with one of them.
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
  const first = anAttendance(1, { by: 'colleague', at: new Date(), people: 2 }).data
  const id = asha.slice('attendance/'.length)
  await firestore.seed({
    attendance: [{ id, data: { ...first, answer: answers[0]!.id, meetingDate: today() } }],
  })
  server.resetHandlers()

  await expect.poll(() => firestore.read(bijay)).toMatchObject({ people: 2, by: demoAdmin.uid })
  const written = await firestore.read(bijay)
  expect(Math.abs(Number(written?.inAt) - pressedAt)).toBeLessThan(10_000)
  await expect.element(counter()).toHaveTextContent('2 of 3 checked in (4 persons)')
  await expect.poll(kept).not.toContain('~')
  expect(page.getByText('waiting to be sent').elements()).toEqual([])
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect
    .element(card('Asha Namuna'))
    .toHaveTextContent(/Already in, since .*, checked in by Second Desk/)
  expect(await firestore.list('attendance')).toHaveLength(2)
})

test('an undo is sent when the check-in may have arrived', async () => {
  await openDoor()
  hasten()
  let isArrived = false
  const arriveLate = async (request: Request) => {
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    await fetch(bypass(request))
    isArrived = true
  }
  const lose = ({ request }: { request: Request }) => {
    void arriveLate(request.clone())
    return noAnswer()
  }
  server.use(http.post(`${documents}\\:commit`, lose, { once: true }))
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect.element(page.getByText('1 waiting to be sent.')).toBeVisible()
  await userEvent.click(button('Undo'))
  await expect.element(counter()).toHaveTextContent('0 of 3 checked in (0 persons)')

  await expect.poll(() => isArrived).toBe(true)
  await expect.poll(() => firestore.read(asha)).toMatchObject({ undone: { by: demoAdmin.uid } })
  await expect.element(page.getByText('waiting to be sent')).not.toBeInTheDocument()
  await expect.element(counter()).toHaveTextContent('0 of 3 checked in (0 persons)')
})

test('a server that does not answer is asked again after some seconds, and not at once', async () => {
  await openDoor()
  hasten()
  let asked = 0
  const stored: (string | null)[] = []
  const fail = () => {
    asked += 1
    stored.push(localStorage.getItem('door-queue'))
    return noAnswer()
  }
  server.use(http.post(`${documents}\\:batchGet`, fail))
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect.element(page.getByText('1 waiting to be sent.')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(asked).toBeLessThan(3)
  // An entry is on the phone before it is sent, and says that it may have arrived.
  for (const queue of stored) expect(queue).toMatch(/"triedAt":\d+/)
  server.resetHandlers()

  await expect.poll(() => firestore.read(asha)).toMatchObject({ people: 2 })
})

test('a walk-in that waits is sent from every page, also of the public site', async () => {
  const { router } = await openDoor()
  loseServer()
  await addWalkIn('Gayatri Namuna')
  await expect.element(page.getByText('1 waiting to be sent.')).toBeVisible()
  await router.navigate('/about-us/')
  await expect.element(counter()).not.toBeInTheDocument()
  findServer()

  await expect.poll(() => firestore.list('attendance')).toMatchObject([{ name: 'Gayatri Namuna' }])
})

test('a check-in that was not accepted is not called waiting, and every page leads to it', async () => {
  const { router } = await openDoor()
  const refuse = () =>
    HttpResponse.json({ error: { status: 'PERMISSION_DENIED', code: 403 } }, { status: 403 })
  server.use(http.post(`${documents}\\:commit`, refuse))
  await addWalkIn('Gayatri Namuna')
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Gayatri Namuna: The server did/)
  await router.navigate('/desk')
  await expect.element(page.getByText('Check-ins not accepted: 1')).toBeVisible()
  expect(page.getByText(/waiting to be sent/).elements()).toEqual([])
  await expectNoViolations()
  server.resetHandlers()

  await userEvent.click(page.getByRole('link', { name: 'Show', exact: true }))
  await userEvent.click(button('Try again'))
  await expect
    .poll(() => firestore.list('attendance'))
    .toMatchObject([{ name: 'Gayatri Namuna', kind: 'walkin' }])
})

test('a walk-in that waits while the session expires is named without the name, and sent after the login', async () => {
  await openDoor()
  loseServer()
  await addWalkIn('Gayatri Namuna')
  await expect.element(page.getByText('1 waiting to be sent.', { exact: false })).toBeVisible()

  await (await backend.loadSessionProvider()).signOut()
  const login = page.getByRole('main')
  await expect.element(login).toHaveTextContent('Not saved yet: Check-ins at the door: 1')
  expect(login.element().textContent).not.toContain('Gayatri')
  server.resetHandlers()
  expect(await firestore.list('attendance')).toEqual([])
  await signIn()

  await expect
    .poll(() => firestore.list('attendance'))
    .toMatchObject([{ name: 'Gayatri Namuna', by: demoAdmin.uid }])
  await expect.element(counter()).toHaveTextContent('0 of 3 checked in (1 person)')
})

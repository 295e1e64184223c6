import { bypass, http, HttpResponse, passthrough } from 'msw'
import encodeQR from 'qr'
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAttendance, aWalkIn } from '@scripts/samples/attendanceRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { submissionId } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/accessibility'
import { firestoreFor } from '@test/support/firestore'
import { hasten } from '@test/support/hasten'
import { leaveApp, renderApp } from '@test/support/renderApp'
import { server } from '@test/support/server'
import { signIn } from '@test/support/signIn'
import { meetingAnswers } from '@/features/meetings/api'
import { demoAdmin } from '@/shared/config/demo'
import { backend } from '@/shared/firestore/backend'
import { today } from '@/shared/validation/dates'

const firestore = firestoreFor()
const documents = `http://${inject('firestore')}/v1/projects/*/databases/*/documents`
const owner = { name: 'Sample Owner', role: 'owner' }
const colleague = { id: 'colleague', data: { name: 'Second Desk', role: 'editor' } }
const door = '/desk/meetings/monthly-meeting/door'

type Person = { name: string; firmName: string; mobile: string; people?: number; answer?: string }
const people: Person[] = [
  { name: 'Asha Namuna', firmName: 'Sample Looms', mobile: '9876501234', people: 2 },
  { name: 'Bijay Udaharan', firmName: 'Sample Snacks', mobile: '9876505678', people: 1 },
  { name: 'Chinmayee Kalpanik', firmName: 'Sample Toys', mobile: '9812341111', people: 3 },
  {
    name: 'Dillip Namuna',
    firmName: 'Sample Metal',
    mobile: '9876509999',
    answer: 'I cannot attend',
  },
]

const answers = people.map((person, at) =>
  aMeetingAnswer(500 + 2 * at, {
    people: 1,
    answer: 'I will attend',
    comingAs: 'Member',
    ...person,
    meetingDate: today(),
  } as Parameters<typeof aMeetingAnswer>[1]),
)
const [asha, bijay] = answers.map(({ id }) => `attendance/monthly-meeting~${id}`) as [
  string,
  string,
]

afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  await page.viewport(360, 740)
  await firestore.clear()
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: owner }, colleague],
    monthly_meetings: [aMeeting({ meetingDate: today() })],
    monthly_meeting_req: answers,
  })
})

const search = () => page.getByRole('searchbox')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const counter = () => page.getByRole('group', { name: 'Checked in' })
const card = (name: string) => page.getByRole('region', { name })

async function openDoor(to = door) {
  const app = renderApp(to)
  await signIn()
  await expect.element(counter()).toHaveTextContent(/ of 3, /)
  return app
}

/** An answer after which the SDK does not try again by itself, as it does without a network. */
const noAnswer = () => HttpResponse.json({}, { status: 501 })

/** Until `findServer` nothing is written. */
const loseServer = () => server.use(http.post(`${documents}\\:batchGet`, noAnswer))

/** The network is back, and what waits is sent at once. */
function findServer() {
  server.resetHandlers()
  window.dispatchEvent(new Event('online'))
}

/** A camera. @returns holds the code of an answer in front of it */
function fakeCamera() {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')!
  canvas.width = canvas.height = 480
  let text = ''
  const draw = () => {
    context.fillStyle = 'white'
    context.fillRect(0, 0, 480, 480)
    context.fillStyle = 'black'
    if (text === '') return
    encodeQR(text, 'raw', { border: 4 }).forEach((row, y) =>
      row.forEach((isDark, x) => isDark && context.fillRect(x * 8, y * 8, 8, 8)),
    )
  }
  // A stream of a canvas has a picture only after each drawing.
  const timer = setInterval(draw, 50)
  onTestFinished(() => clearInterval(timer))
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() =>
    Promise.resolve(canvas.captureStream()),
  )
  return (answerId: string) => (text = `${location.origin}${door}#MM${answerId.slice(0, 8)}`)
}

async function addWalkIn(name: string) {
  await userEvent.click(button('Walk-in'))
  const form = page.getByRole('form', { name: 'Walk-in' })
  await userEvent.fill(form.getByLabelText(/^Name/), name)
  await userEvent.click(form.getByRole('radio', { name: 'Visitor' }))
  await userEvent.click(form.getByRole('button', { name: 'Check in' }))
  await expect.element(card(name)).toHaveTextContent(/In since/)
}

async function addSubstitute(query: string, name: string) {
  await userEvent.fill(search(), query)
  await userEvent.click(button(/^Somebody comes for/))
  const form = page.getByRole('form', { name: 'Substitute' })
  await userEvent.fill(form.getByLabelText(/^Name/), name)
  await userEvent.click(form.getByRole('button', { name: 'Check in' }))
}

test('one press checks somebody in, and everything about it can be put right', async () => {
  await openDoor()
  await expect.element(page.getByText('Names appear only then.')).toBeVisible()
  expect(page.getByText('Asha Namuna').elements()).toEqual([])
  await expectNoViolations()

  // Also in the middle of another number.
  await userEvent.fill(search(), '1234')
  const found = page.getByRole('list', { name: 'Found' }).getByRole('listitem')
  await expect
    .poll(() => found.elements().map((item) => item.textContent))
    .toEqual([
      'Asha Namuna…1234 · Sample LoomsCheck in',
      'Chinmayee Kalpanik…1111 · Sample ToysCheck in',
    ])
  await expectNoViolations()
  await userEvent.click(button(/^Asha Namuna/))

  await expect.element(search()).toHaveFocus()
  await expect.element(search()).toHaveValue('')
  await expect.element(counter()).toHaveTextContent('1 of 3, 2 heads')
  await expect.element(card('Asha Namuna')).toHaveTextContent(/In since .*, by you/)
  await expect
    .poll(() => firestore.read(asha))
    .toMatchObject({
      meetingId: 'monthly-meeting',
      meetingDate: today(),
      kind: 'member',
      people: 2,
      late: false,
      via: 'list',
      by: demoAdmin.uid,
    })
  expect(await firestore.read(asha)).not.toHaveProperty('name')

  await userEvent.click(button('One person more'))
  await expect.element(counter()).toHaveTextContent('1 of 3, 3 heads')
  await userEvent.click(button('Late'))
  await expect.element(button('Late')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => firestore.read(asha)).toMatchObject({ people: 3, late: true })
  await expectNoViolations()
  await userEvent.click(button('Undo'))
  await expect.element(search()).toHaveFocus()
  await expect.element(counter()).toHaveTextContent('0 of 3, 0 heads')
  await expect
    .poll(() => firestore.read(asha))
    .toMatchObject({ undone: { by: demoAdmin.uid }, people: 3 })
  await userEvent.click(card('Asha Namuna').getByRole('button', { name: 'Check in' }))
  await expect.poll(() => firestore.read(asha)).not.toHaveProperty('undone')
  await expect.element(counter()).toHaveTextContent('1 of 3, 3 heads')

  // Whoever has said no is welcome all the same.
  await userEvent.fill(search(), 'metal')
  await userEvent.click(button(/^Dillip Namuna.*Said no/))
  await expect.element(counter()).toHaveTextContent('2 of 4, 4 heads')
  await expect.poll(() => firestore.list('attendance')).toHaveLength(2)
})

test('a walk-in and a substitute need three fields, and what was searched is one of them', async () => {
  await openDoor()
  await userEvent.fill(search(), 'Gayatri Namuna')
  await expect.element(page.getByText('No match.')).toBeVisible()
  await userEvent.click(button('Walk-in'))
  const form = page.getByRole('form', { name: 'Walk-in' })
  await expect.element(form.getByLabelText(/^Name/)).toHaveValue('Gayatri Namuna')
  await userEvent.click(form.getByRole('radio', { name: 'Visitor' }))
  await expectNoViolations()
  await userEvent.click(form.getByRole('button', { name: 'Check in' }))
  await expect.element(search()).toHaveFocus()
  await expect.element(card('Gayatri Namuna')).toHaveTextContent(/Visitor.*In since/)
  await expect.element(counter()).toHaveTextContent('0 of 3, 1 head')
  await expect.element(page.getByText('1 walk-in')).toBeVisible()

  for (const leave of [
    () => userEvent.click(button('Cancel')),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await userEvent.click(button('Walk-in'))
    await leave()
    await expect.element(search()).toHaveFocus()
  }

  await userEvent.fill(search(), 'snacks')
  await userEvent.click(button('A substitute comes for Bijay Udaharan'))
  const substitute = page.getByRole('form', { name: 'Substitute' })
  await userEvent.fill(substitute.getByLabelText(/^Name/), 'Hemanta Kalpanik')
  await userEvent.fill(substitute.getByLabelText(/^Mobile/), '98765 40000')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/place: Hemanta Kalpanik/)
  await expect.element(counter()).toHaveTextContent('1 of 3, 2 heads')

  await expect.poll(async () => (await firestore.list('attendance')).length).toBe(2)
  const stored = await firestore.list('attendance')
  expect(stored.find(({ kind }) => kind === 'walkin')).toMatchObject({
    name: 'Gayatri Namuna',
    comingAs: 'Visitor',
    people: 1,
  })
  expect(await firestore.read(bijay)).toMatchObject({
    kind: 'substitute',
    name: 'Hemanta Kalpanik',
    mobile: '9876540000',
  })
  // Walk-ins are found like everybody else.
  await userEvent.fill(search(), 'gayatri')
  await expect.element(button(/^Gayatri Namuna.*In /)).toBeVisible()
})

test('without a network ids and times wait on the phone, also over a reload, and are sent with their times', async () => {
  await openDoor()
  // A try that is still repeated when the test is over would check somebody in during the next one.
  hasten()
  server.use(http.post(`${documents}\\:batchGet`, () => HttpResponse.error()))
  for (const name of ['Asha', 'Bijay']) {
    await userEvent.fill(search(), name)
    await userEvent.click(button(new RegExp(`^${name}`)))
  }
  await userEvent.click(button('One person more'))
  await expect.element(counter()).toHaveTextContent('2 of 3, 4 heads')
  await expect.element(page.getByText('2 waiting to be sent.')).toBeVisible()
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/waiting to be sent/)
  await expectNoViolations()
  const pressedAt = Date.now()
  const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(kept()).toContain(asha.slice('attendance/'.length))
  expect(kept()).not.toMatch(/Asha|Bijay|Looms|98765/)

  await leaveApp()
  renderApp(door)
  await expect.element(counter()).toHaveTextContent('2 of 3, 4 heads')
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
  await expect.element(counter()).toHaveTextContent('2 of 3, 4 heads')
  await expect.poll(kept).not.toContain('~')
  expect(page.getByText('waiting to be sent').elements()).toEqual([])
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect.element(card('Asha Namuna')).toHaveTextContent(/Already in since .*, by Second Desk/)
  expect(await firestore.list('attendance')).toHaveLength(2)
})

test('a wrong press is put right: the person, a substitute, another one, and the person after all', async () => {
  await openDoor()
  await userEvent.fill(search(), 'bijay')
  await userEvent.click(button(/^Bijay/))
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ kind: 'member' })
  await userEvent.click(button('Undo'))
  await expect.poll(() => firestore.read(bijay)).toHaveProperty('undone')

  await addSubstitute('bijay', 'Rao Kalpanik')
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/place: Rao Kalpanik/)
  await expect
    .poll(() => firestore.read(bijay))
    .toMatchObject({ kind: 'substitute', name: 'Rao Kalpanik' })
  expect(await firestore.read(bijay)).not.toHaveProperty('undone')
  await userEvent.click(button('One person more'))
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ people: 2, name: 'Rao Kalpanik' })

  await userEvent.click(button('Undo'))
  await expect.element(counter()).toHaveTextContent('0 of 3, 0 heads')
  await addSubstitute('bijay', 'Sahu Kalpanik')
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ name: 'Sahu Kalpanik', people: 1 })
  await userEvent.click(button('Undo'))
  await userEvent.click(card('Bijay Udaharan').getByRole('button', { name: 'Check in' }))
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/In since .*, by you/)
  expect(page.getByText('Came in their place').elements()).toEqual([])
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ kind: 'member' })
  expect(await firestore.read(bijay)).not.toHaveProperty('name')
  await expect.element(counter()).toHaveTextContent('1 of 3, 1 head')
})

test('before anything is sent, too, a substitute takes the place of who was pressed by mistake', async () => {
  await openDoor()
  await userEvent.fill(search(), 'bijay')
  await userEvent.click(button(/^Bijay/))
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ kind: 'member' })
  await expect.poll(() => localStorage.getItem('door-queue')).toBeNull()
  loseServer()
  await userEvent.click(button('Undo'))
  await addSubstitute('bijay', 'Rao Kalpanik')
  await userEvent.click(button('One person more'))
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/place: Rao Kalpanik/)
  await expect.element(counter()).toHaveTextContent('1 of 3, 2 heads')
  findServer()

  await expect
    .poll(() => firestore.read(bijay))
    .toMatchObject({ kind: 'substitute', name: 'Rao Kalpanik', people: 2 })
  expect(await firestore.read(bijay)).not.toHaveProperty('undone')
  await expect.element(page.getByText('waiting to be sent')).not.toBeInTheDocument()
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/place: Rao Kalpanik/)
})

test('an undo is sent when the check-in may have arrived', async () => {
  await openDoor()
  let isArrived = false
  const arriveLate = async (request: Request) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
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
  await expect.element(counter()).toHaveTextContent('0 of 3, 0 heads')

  await expect.poll(() => isArrived).toBe(true)
  await expect.poll(() => firestore.read(asha)).toMatchObject({ undone: { by: demoAdmin.uid } })
  await expect.element(page.getByText('waiting to be sent')).not.toBeInTheDocument()
  await expect.element(counter()).toHaveTextContent('0 of 3, 0 heads')
})

test('a server that does not answer is asked again after some seconds, and not at once', async () => {
  await openDoor()
  let asked = 0
  const fail = () => {
    asked += 1
    return noAnswer()
  }
  server.use(http.post(`${documents}\\:batchGet`, fail))
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect.element(page.getByText('1 waiting to be sent.')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(asked).toBeLessThan(3)
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
  await expect.element(counter()).toHaveTextContent('0 of 3, 1 head')
})

test('a code that the phone’s own camera reads leads over the login to the person', async () => {
  const letters = `MM${answers[0]!.id.slice(0, 8)}`
  await openDoor(`${door}#${letters}`)
  await expect.element(card('Asha Namuna')).toHaveTextContent('Not in yet.')
  await userEvent.click(button('Check in'))
  await expect.poll(() => firestore.read(asha)).toMatchObject({ via: 'scan' })
  await leaveApp()

  renderApp(`${door}#MM00000000`)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No answer with the number MM-0000-0000 is in the list')
  await leaveApp()
  renderApp(`${door}#${letters.slice(0, 7)}`)
  await expect.element(page.getByRole('alert')).toHaveTextContent('This code is incomplete.')
})

test('until the lists have come nobody is said to be missing', async () => {
  const walkIn = aWalkIn(1, { name: 'Gayatri Namuna', meetingDate: today() })
  await firestore.seed({ attendance: [walkIn] })
  const showCode = fakeCamera()
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  server.use(
    http.post(
      `http://${inject('firestore')}/google.firestore.v1.Firestore/Listen/*`,
      async ({ request }) => {
        if ((await request.clone().text()).includes('attendance')) await arrival
        return passthrough()
      },
    ),
  )
  renderApp(door)
  await signIn()
  await userEvent.fill(search(), 'gayatri')
  await expect.element(page.getByText('The answers are still loading.')).toBeVisible()
  await userEvent.click(button('Scan'))
  showCode('00000000')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The answers are still loading.')
  await userEvent.click(button('Search'))
  expect(page.getByText(/No match|No answer with the number/).elements()).toEqual([])

  arrive()
  await expect.element(button(/^Gayatri Namuna/)).toBeVisible()
})

test('a code in front of the camera does not end the form that is being filled in', async () => {
  const showCode = fakeCamera()
  await openDoor()
  await userEvent.click(button('Scan'))
  await userEvent.click(button('Walk-in'))
  const name = page.getByRole('form', { name: 'Walk-in' }).getByLabelText(/^Name/)
  await userEvent.fill(name, 'Gayatri')
  showCode(answers[0]!.id)
  // Several looks of the camera.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  await expect.element(name).toHaveValue('Gayatri')

  await userEvent.click(button('Cancel'))
  await expect.element(button('Search')).toHaveFocus()
  // It is still there, and is read now.
  await expect.element(card('Asha Namuna')).toHaveTextContent(/In since/)
  showCode(answers[1]!.id)
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/In since/)
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ via: 'scan' })
  expect(await firestore.read(asha)).toMatchObject({ via: 'scan' })
  expect(await firestore.list('attendance')).toHaveLength(2)

  await userEvent.click(card('Bijay Udaharan').getByRole('button', { name: 'Undo' }))
  await expect.element(button('Search')).toHaveFocus()
  await expect.poll(() => firestore.read(bijay)).toHaveProperty('undone')
})

test('a viewer sees who is in and checks nobody in; a meeting that is not there says so', async () => {
  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'viewer' })
  const { store } = await openDoor()
  await expect
    .element(page.getByText('You can view this page, but not check anybody in.'))
    .toBeVisible()
  await userEvent.fill(search(), 'namuna')
  await expect.element(button(/^Asha Namuna.*Not in$/)).toBeVisible()
  await expect.element(button(/^Dillip Namuna.*Said no$/)).toBeVisible()
  expect(button(/^Somebody comes for|Check in/).elements()).toEqual([])
  await userEvent.click(button(/^Asha/))
  await expect.element(card('Asha Namuna')).toHaveTextContent('Not in yet.')
  await expect.element(button('Walk-in')).toBeDisabled()
  expect(button('Check in').elements()).toEqual([])
  expect(store.getState()).toHaveProperty('doorQueue.entries', {})
  expect(Object.keys(localStorage)).not.toContain('door-queue')
  await leaveApp()
  renderApp('/desk/meetings/other/door')
  await expect.element(page.getByText('There is no meeting at this address.')).toBeVisible()
})

/** Somebody who has pressed here before, and has not sent it. */
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
  await userEvent.click(button('Logout'))
  await expect.element(button('Login')).toBeVisible()
  const left = JSON.parse(localStorage.getItem('door-queue') ?? '{}') as object
  expect(Object.keys(left)).toEqual(['colleague'])
})

test('a check-in whose answer was lost is known again by a phone with a wrong clock, with what was pressed since', async () => {
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
  await expect.element(card('Asha Namuna')).toHaveTextContent(/In since .*, by you/)
  expect(page.getByText('Already in').elements()).toEqual([])
  await expect.element(counter()).toHaveTextContent('1 of 3, 3 heads')
})

test('what was pressed of somebody whom another phone had checked in before counts as well', async () => {
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
  await expectNoViolations()
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

test('two phones change the same person at once: both changes count, and both leave their trace', async () => {
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

test('answers that could not be loaded are not called missing; the counter is named and announced', async () => {
  const { store, router } = await openDoor()
  const spoken = () =>
    page
      .getByRole('status')
      .elements()
      .map((region) => region.textContent)
  await expect.poll(spoken).toContain('Checked in: 0 of 3, 0 heads')
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect
    .poll(spoken)
    .toEqual(expect.arrayContaining(['Checked in: 1 of 3, 2 heads', 'Asha Namuna: in']))

  // As after a first listen that was refused.
  const { snapshotReceived, subscriptionFailed } = meetingAnswers.slice.actions
  const nothing = { upserted: [], removed: [], fromCache: false, isWhole: true, at: Date.now() }
  const error = { code: 'resource-exhausted', message: 'Too many requests.' }
  store.dispatch(snapshotReceived(nothing))
  store.dispatch(subscriptionFailed({ error, at: Date.now() }))
  await expect.element(counter()).toHaveTextContent('…')
  await userEvent.fill(search(), 'bijay')
  await expect.element(page.getByText('The answers could not be loaded.')).toBeVisible()
  expect(page.getByText('No match').elements()).toEqual([])
  await router.navigate('/desk/meetings/monthly-meeting')
  await expect
    .element(page.getByRole('region', { name: 'Who comes' }))
    .toHaveTextContent('what it may use for now')
  expect(page.getByText('No answers yet.').elements()).toEqual([])
})

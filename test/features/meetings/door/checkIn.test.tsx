import { http, passthrough } from 'msw'
import { expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aWalkIn } from '@scripts/samples/attendanceRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import { meetingAnswers } from '@/features/meetings/answersApi'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'
import {
  door,
  asha,
  bijay,
  search,
  button,
  toSearch,
  counter,
  card,
  openDoor,
  loseServer,
  findServer,
  fakeCamera,
  firestore,
  setUpDoor,
} from './openDoor'

setUpDoor()

async function addSubstitute(query: string, name: string) {
  await userEvent.fill(search(), query)
  await userEvent.click(button(/^Another person came for/))
  const form = page.getByRole('form', { name: 'Substitute' })
  await userEvent.fill(form.getByLabelText(/^Name/), name)
  await userEvent.click(form.getByRole('button', { name: 'Check in' }))
}

test('a press checks a person in, and every detail can be corrected', async () => {
  await openDoor()
  await expect.element(page.getByText('Names are shown only when you search.')).toBeVisible()
  expect(page.getByText('Asha Namuna').elements()).toEqual([])

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
  await expect.element(counter()).toHaveTextContent('1 of 3 checked in (2 persons)')
  await expect.element(card('Asha Namuna')).toHaveTextContent(/Checked in at .*, by you/)
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

  // The second press of a double-click on "Check in" may fall on it, and takes nothing back.
  const second = new MouseEvent('click', { bubbles: true, detail: 2 })
  button('Undo').element().dispatchEvent(second)
  await userEvent.click(button('One person more'))
  await expect.element(counter()).toHaveTextContent('1 of 3 checked in (3 persons)')
  await userEvent.click(button('Late'))
  await expect.element(button('Late')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => firestore.read(asha)).toMatchObject({ people: 3, late: true })
  await expectNoViolations()
  await userEvent.click(button('Undo'))
  await expect.element(search()).toHaveFocus()
  await expect.element(counter()).toHaveTextContent('0 of 3 checked in (0 persons)')
  await expect
    .poll(() => firestore.read(asha))
    .toMatchObject({ undone: { by: demoAdmin.uid }, people: 3 })
  await userEvent.click(card('Asha Namuna').getByRole('button', { name: 'Check in' }))
  await expect.poll(() => firestore.read(asha)).not.toHaveProperty('undone')
  await expect.element(counter()).toHaveTextContent('1 of 3 checked in (3 persons)')

  // A person who has said no is welcome all the same.
  await userEvent.fill(search(), 'metal')
  await userEvent.click(button(/^Dillip Namuna.*had replied No/))
  await expect.element(counter()).toHaveTextContent('2 of 4 checked in (4 persons)')
  await expect.poll(() => firestore.list('attendance')).toHaveLength(2)
})

test('Enter takes the only match, and a code that a scanner types', async () => {
  await openDoor()
  await userEvent.fill(search(), 'namuna')
  await userEvent.keyboard('{Enter}')
  // Two have this name: neither is checked in.
  await expect.element(counter()).toHaveTextContent('0 of 3 checked in (0 persons)')
  await userEvent.fill(search(), 'snacks')
  await userEvent.keyboard('{Enter}')
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/Checked in at .*, by you/)
  await expect.element(search()).toHaveValue('')

  const letters = asha.split('~')[1]!.slice(0, 8)
  await userEvent.fill(search(), `https://example.org${door}#MM${letters}`)
  await userEvent.keyboard('{Enter}')
  await expect.element(card('Asha Namuna')).toHaveTextContent(/Checked in at .*, by you/)
  await expect.element(search()).toHaveValue('')
  await userEvent.fill(search(), 'https://example.org/other')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/This is not a code of the association/)).toBeVisible()
})

test('a walk-in and a substitute need three fields, and the search fills in the first', async () => {
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
  await expect.element(card('Gayatri Namuna')).toHaveTextContent(/Visitor.*Checked in at/)
  await expect.element(counter()).toHaveTextContent('0 of 3 checked in (1 person)')
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
  await userEvent.click(button('Another person came for Bijay Udaharan'))
  const substitute = page.getByRole('form', { name: 'Substitute' })
  await userEvent.fill(substitute.getByLabelText(/^Name/), 'Hemanta Kalpanik')
  await userEvent.fill(substitute.getByLabelText(/^Mobile/), '98765 40000')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(card('Bijay Udaharan'))
    .toHaveTextContent(/Another person came: Hemanta Kalpanik/)
  await expect.element(counter()).toHaveTextContent('1 of 3 checked in (2 persons)')

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

test('a wrong press is corrected: the person, a substitute, a second substitute, and the person after all', async () => {
  await openDoor()
  await userEvent.fill(search(), 'bijay')
  await userEvent.click(button(/^Bijay/))
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ kind: 'member' })
  await userEvent.click(button('Undo'))
  await expect.poll(() => firestore.read(bijay)).toHaveProperty('undone')

  await addSubstitute('bijay', 'Rao Kalpanik')
  await expect
    .element(card('Bijay Udaharan'))
    .toHaveTextContent(/Another person came: Rao Kalpanik/)
  await expect
    .poll(() => firestore.read(bijay))
    .toMatchObject({ kind: 'substitute', name: 'Rao Kalpanik' })
  expect(await firestore.read(bijay)).not.toHaveProperty('undone')
  await userEvent.click(button('One person more'))
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ people: 2, name: 'Rao Kalpanik' })

  await userEvent.click(button('Undo'))
  await expect.element(counter()).toHaveTextContent('0 of 3 checked in (0 persons)')
  await addSubstitute('bijay', 'Sahu Kalpanik')
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ name: 'Sahu Kalpanik', people: 1 })
  await userEvent.click(button('Undo'))
  await userEvent.click(card('Bijay Udaharan').getByRole('button', { name: 'Check in' }))
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/Checked in at .*, by you/)
  expect(page.getByText('Another person came:').elements()).toEqual([])
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ kind: 'member' })
  expect(await firestore.read(bijay)).not.toHaveProperty('name')
  await expect.element(counter()).toHaveTextContent('1 of 3 checked in (1 person)')
})

test('a substitute takes the place of a person who was pressed by mistake, also before the press is sent', async () => {
  await openDoor()
  await userEvent.fill(search(), 'bijay')
  await userEvent.click(button(/^Bijay/))
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ kind: 'member' })
  await expect.poll(() => localStorage.getItem('door-queue')).toBeNull()
  loseServer()
  await userEvent.click(button('Undo'))
  await addSubstitute('bijay', 'Rao Kalpanik')
  await userEvent.click(button('One person more'))
  await expect
    .element(card('Bijay Udaharan'))
    .toHaveTextContent(/Another person came: Rao Kalpanik/)
  await expect.element(counter()).toHaveTextContent('1 of 3 checked in (2 persons)')
  findServer()

  await expect
    .poll(() => firestore.read(bijay))
    .toMatchObject({ kind: 'substitute', name: 'Rao Kalpanik', people: 2 })
  expect(await firestore.read(bijay)).not.toHaveProperty('undone')
  await expect.element(page.getByText('waiting to be sent')).not.toBeInTheDocument()
  await expect
    .element(card('Bijay Udaharan'))
    .toHaveTextContent(/Another person came: Rao Kalpanik/)
})

test('until the lists have come the door says of no person that they are missing', async () => {
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
  await expect.element(page.getByText('The replies are still loading.')).toBeVisible()
  await userEvent.click(button('Scan'))
  showCode('00000000')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The replies are still loading.')
  await userEvent.click(toSearch())
  expect(page.getByText(/No match|No reply with the number/).elements()).toEqual([])

  arrive()
  await expect.element(button(/^Gayatri Namuna/)).toBeVisible()
})

test('a viewer sees the people who are in and cannot check in; a meeting that is not there says so', async () => {
  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'viewer' })
  const { store } = await openDoor()
  await expect
    .element(page.getByText('You can view this page, but not check people in.'))
    .toBeVisible()
  await userEvent.fill(search(), 'namuna')
  await expect.element(button(/^Asha Namuna.*Not checked in$/)).toBeVisible()
  await expect.element(button(/^Dillip Namuna.*Had replied No$/)).toBeVisible()
  expect(button(/^Another person came for|Check in/).elements()).toEqual([])
  await userEvent.click(button(/^Asha/))
  await expect.element(card('Asha Namuna')).toHaveTextContent('Not checked in yet.')
  await expect.element(button('Walk-in')).toBeDisabled()
  expect(button('Check in').elements()).toEqual([])
  expect(store.getState()).toHaveProperty('doorQueue.entries', {})
  expect(Object.keys(localStorage)).not.toContain('door-queue')
  await leaveApp()
  renderApp('/desk/meetings/other/door')
  await expect.element(page.getByText('There is no meeting at this address.')).toBeVisible()
})

test('answers that could not be loaded are not called missing; the counter is named and announced', async () => {
  const { store, router } = await openDoor()
  const spoken = () =>
    page
      .getByRole('status')
      .elements()
      .map((region) => region.textContent)
  await expect.poll(spoken).toContain('0 of 3 checked in (0 persons)')
  await userEvent.fill(search(), 'asha')
  await userEvent.click(button(/^Asha/))
  await expect
    .poll(spoken)
    .toEqual(expect.arrayContaining(['1 of 3 checked in (2 persons)', 'Asha Namuna: checked in']))

  // As after a first listen that was refused.
  const { snapshotReceived, subscriptionFailed } = meetingAnswers.slice.actions
  const nothing = { upserted: [], removed: [], fromCache: false, isWhole: true, at: Date.now() }
  const error = { code: 'resource-exhausted', message: 'Too many requests.' }
  store.dispatch(snapshotReceived(nothing))
  store.dispatch(subscriptionFailed({ error, at: Date.now() }))
  await expect.element(counter()).toHaveTextContent('…')
  await userEvent.fill(search(), 'bijay')
  await expect.element(page.getByText('The replies could not be loaded.')).toBeVisible()
  expect(page.getByText('No match').elements()).toEqual([])
  await router.navigate('/desk/meetings/monthly-meeting')
  await expect
    .element(page.getByRole('region', { name: 'Who comes' }))
    .toHaveTextContent('what it may use for now')
  expect(page.getByText('No replies yet.').elements()).toEqual([])
})

import { bypass, http, HttpResponse } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { submissionId } from '@scripts/samples/records'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { field, fillIn } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { openDesk } from '@test/support/page/openDesk'
import { server } from '@test/support/page/server'
import { meetings } from '@/features/meetings/api'
import { calendarDay } from '@/shared/text/dateText'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { main, dialog, press, title, inDays, typeDay } from './planMeeting'

const firestore = firestoreFor()

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

beforeEach(async () => {
  await firestore.clear()
})

test('a change whose answer was lost is written once, and a change of nothing is not written', async () => {
  const id = submissionId(1, 9)
  await firestore.seed({ monthly_meetings: [aMeeting({ venueName: 'Town Hall', seats: 60 }, id)] })
  const { router } = await openDesk({ at: `/desk/meetings/${id}/change` })
  const entries = () => firestore.list(`monthly_meetings/${id}/history`)
  await userEvent.fill(field('Seats'), '80')
  hasten()
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  await press('Save the meeting')
  await expect
    .element(page.getByText('We could not reach the server', { exact: false }))
    .toBeVisible()
  server.resetHandlers()
  await press('Try again')
  await expect.element(page.getByText('You changed the meeting')).toBeVisible()
  expect(await entries()).toHaveLength(1)

  await router.navigate(`/desk/meetings/${id}/change`)
  await expect.element(field('Seats')).toHaveValue('80')
  await press('Save the meeting')
  await expect.element(page.getByText('You changed the meeting')).toBeVisible()
  expect(await entries()).toHaveLength(1)
})

/** A plan, filled in and not sent yet. */
async function fillPlan(day: string) {
  await fillIn({
    'Meeting Agenda': 'Accounts',
    'Venue Name': 'Town Hall',
    Hour: '04',
    Minute: '30',
    'AM or PM': 'PM',
    'Venue Address': 'Sample Road, Cuttack',
    Seats: '60',
  })
  await typeDay('Meeting Date', day)
}

test('a planned meeting is waited for until the list brings it', async () => {
  const day = inDays(30)
  const { router, store } = await openDesk({ at: '/desk/meetings/plan' })
  await fillPlan(day)
  // The server says that it is saved; the list does not have it yet.
  server.use(
    http.post(`${documents}\\:commit`, () => {
      server.resetHandlers()
      const commitTime = new Date().toISOString()
      return HttpResponse.json({ writeResults: [{}, {}], commitTime })
    }),
  )
  await press('Plan the meeting')

  const waitingTitle = page.getByRole('heading', { name: 'Meeting', level: 1, exact: true })
  await expect.element(waitingTitle).toBeVisible()
  // The list is live, without the planned meeting.
  await firestore.seed({ monthly_meetings: [aMeeting({}, 'other')] })
  await expect.poll(() => meetings.selectById(store.getState(), 'other')).toBeDefined()
  const missing = main.getByText('There is no such meeting.')
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(main.getByText('Loading...')).toBeVisible()
  const id = router.location.pathname.split('/').at(-1)
  await firestore.seed({ monthly_meetings: [aMeeting({ meetingDate: day }, id)] })
  await expect.element(title(calendarDay(day))).toBeVisible()
  await firestore.delete(`monthly_meetings/${id}`)
  await expect.element(missing).toBeVisible()
})

/** Plans a meeting whose answer is lost, and returns its address in the database. */
async function planWithoutAnswer() {
  await openDesk({ at: '/desk/meetings/plan' })
  await fillPlan(inDays(30))
  hasten()
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  await press('Plan the meeting')
  await expect
    .element(page.getByText('We could not reach the server', { exact: false }))
    .toBeVisible()
  server.resetHandlers()
  const [stored] = await firestore.list('monthly_meetings')
  return `monthly_meetings/${stored!.id}`
}

test('a plan whose answer was lost can be changed and sent again', async () => {
  const meeting = await planWithoutAnswer()
  await userEvent.fill(field('Seats'), '80')
  await press('Try again')
  await expect.element(page.getByText('You changed the meeting')).toBeVisible()
  expect(await firestore.read(meeting)).toMatchObject({ venueName: 'Town Hall', seats: 80, v: 2 })
  expect(await firestore.list('monthly_meetings')).toHaveLength(1)
})

test('a plan whose answer was lost does not overwrite a colleague’s later change', async () => {
  const meeting = await planWithoutAnswer()
  await firestore.update(meeting, { venueName: 'Their Hall', v: 2, changedAt: new Date() })
  await userEvent.fill(field('Seats'), '80')
  await press('Try again')

  await expect.element(dialog).toHaveTextContent('This meeting was changed by someone else')
  const venue = dialog.getByRole('region', { name: 'Venue Name' })
  await expect.element(venue).toHaveTextContent('TheirsTheir HallYoursTown Hall')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
  await expect
    .element(page.getByText('Another administrator has changed this meeting', { exact: false }))
    .toBeVisible()
  await expect.element(field('Seats')).toHaveValue('80')
  expect(await firestore.read(meeting)).toMatchObject({ venueName: 'Their Hall', seats: 60 })

  await press('Try again')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
  await expect.element(page.getByText('You changed the meeting')).toBeVisible()
  expect(await firestore.read(meeting)).toMatchObject({ venueName: 'Town Hall', seats: 80, v: 3 })
})

test('a plan that the venue page has moved since is shown before it is overwritten', async () => {
  const meeting = await planWithoutAnswer()
  // As the venue page saves.
  await firestore.update(meeting, { venueName: 'Their Hall', updatedAt: new Date() })
  await userEvent.fill(field('Seats'), '80')
  await press('Try again')
  await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))

  await expect.element(title(calendarDay(inDays(30)))).toBeVisible()
  expect(await firestore.read(meeting)).toMatchObject({ venueName: 'Their Hall', seats: 60, v: 1 })
})

test('an administrator who saves second sees the colleague’s change, keeps the typed text, and chooses', async () => {
  const id = submissionId(1, 9)
  await firestore.seed({ monthly_meetings: [aMeeting({ venueName: 'Town Hall', seats: 60 }, id)] })
  await openDesk({ at: `/desk/meetings/${id}/change` })
  await expect.element(field('Venue Name')).toHaveValue('Town Hall')
  await userEvent.fill(field('Seats'), '80')
  await firestore.update(`monthly_meetings/${id}`, { venueName: 'Their Hall', v: 1 })

  await press('Save the meeting')
  await expect.element(dialog).toHaveTextContent('This meeting was changed by someone else')
  const seats = dialog.getByRole('region', { name: 'Seats' })
  await expect.element(seats).toHaveTextContent('Theirs60Yours80')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
  await expect.element(field('Seats')).toHaveValue('80')
  expect(await firestore.read(`monthly_meetings/${id}`)).toMatchObject({ seats: 60 })

  await press('Save the meeting')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
  await expect.element(page.getByText('You changed the meeting')).toBeVisible()
  expect(await firestore.read(`monthly_meetings/${id}/history/2`)).toMatchObject({
    before: { venueName: 'Their Hall', seats: 60 },
    after: { venueName: 'Town Hall', seats: 80 },
  })
})

test('while the meetings cannot be read, or only in part, no page says that there is no such meeting', async () => {
  const { store, router } = await openDesk({ at: '/desk/meetings/other/door' })
  const missing = page.getByText(/^There is no (such meeting\.|meeting at this address\.)$/)
  await expect.element(missing).toBeVisible()

  const { subscribed, subscriptionFailed, newestReceived } = meetings.slice.actions
  const error = { code: 'permission-denied', message: 'No access.' }
  store.dispatch(sessionChanged())
  store.dispatch(subscribed({ at: Date.now() }))
  store.dispatch(subscriptionFailed({ error, at: Date.now() }))
  await expect
    .element(page.getByText('This could not be loaded. No access. The page keeps trying.'))
    .toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()

  await router.navigate('/desk/meetings/older/change')
  store.dispatch(sessionChanged())
  store.dispatch(subscribed({ at: Date.now() }))
  store.dispatch(newestReceived([{ id: 'newest' }]))
  await expect.element(main.getByText('Loading...')).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
})

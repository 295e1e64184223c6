import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, submissionId } from '@scripts/samples/records'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { meetingAnswers } from '@/features/meetings/answersApi'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { subscribed, subscriptionFailed, openList, shownNames, entry, choice } from './openList'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the menu counts every list, opened or not, the replies to the next meeting alone, and says what is not live', async () => {
  const answer = {
    id: submissionId(1, 3),
    data: {
      name: 'Asha',
      answer: 'I will attend',
      people: 3,
      meetingDate: '2999-01-02',
      meetingId: 'm1',
      createdAt: new Date(),
    },
  }
  const land = { id: submissionId(1, 4), data: { name: 'Bina', request: 'Need land', area: 2.5 } }
  localStorage.setItem('admin-visits', JSON.stringify({ 'meeting-answers': 1 }))
  const { store } = await openList({
    monthly_meetings: [aMeeting({ meetingDate: '2999-01-02' }, 'm1')],
    monthly_meeting_req: [
      answer,
      {
        ...answer,
        id: submissionId(1, 5),
        data: { ...answer.data, name: 'Chitra', meetingDate: '2020-01-02' },
      },
    ],
    land_bank_req: [land],
  })
  await expect.element(entry('Meeting replies 1 2 new')).toBeVisible()
  await expect.element(entry('Land issues 1')).toBeVisible()

  await userEvent.click(entry(/Meeting replies/))
  await userEvent.click(page.getByRole('button', { name: 'Charts' }))
  await expect.element(page.getByText('3 on 2 Jan 2999')).toBeVisible()
  await expect.poll(shownNames).toHaveLength(2)
  await userEvent.selectOptions(choice('Meeting Date'), '2999-01-02')
  await expect.poll(shownNames).toEqual(['Asha'])

  await userEvent.click(entry(/Land issues/))
  await expect.poll(shownNames).toEqual(['Bina'])
  await userEvent.click(page.getByRole('link', { name: 'Bina' }))
  await expect.element(page.getByRole('heading', { name: 'Bina', level: 1 })).toBeVisible()

  // As a minute after the last subscriber has gone.
  store.dispatch(meetingAnswers.slice.actions.unsubscribed({ at: Date.now() }))
  await expect.element(entry('Meeting replies 1 Not live')).toBeVisible()
})

test('a list without a first snapshot has no total in the menu, not even zero', async () => {
  const { store } = await openList({ New_Registration: [aRegistration(1)] })
  await expect.element(entry('New registrations 1')).toBeVisible()

  store.dispatch(sessionChanged())
  store.dispatch(subscribed({ at: Date.now() }))
  const error = { code: 'unavailable', message: 'The connection was lost.' }
  store.dispatch(subscriptionFailed({ error, at: Date.now() }))

  await expect.element(entry(/^New registrations Not live$/)).toBeVisible()
})

test('a list is marked in the menu as soon as it is clicked, and then opens', async () => {
  await openList({
    New_Registration: [aRegistration(1)],
    growth_fund_req: [aGrowthFundRequest(1)],
  })
  await expect.poll(shownNames).toHaveLength(1)
  const link = entry(/^Growth fund/).element() as HTMLElement
  const list = () => document.getElementById('records')
  const isInert = () => list()?.closest('[inert]') !== null

  link.click()
  await Promise.resolve()
  expect(link.getAttribute('aria-current')).toBe('page')
  // A click on the old list must not act on the new one.
  expect(list()?.getAttribute('aria-label')).toBe('New registrations')
  expect(isInert()).toBe(true)

  await expect.poll(() => list()?.getAttribute('aria-label')).toBe('Growth fund')
  expect(isInert()).toBe(false)
})

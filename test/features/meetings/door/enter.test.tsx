import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { demoAdmin } from '@/shared/config/demo'
import { members } from '@/features/members/api'
import { today } from '@/shared/validation/dates'
import { button, card, counter, firestore, openDoor, search, setUpDoor } from './openDoor'

setUpDoor()

const aMemberNamed = (n: number, name: string, mobile: string) =>
  aMember(n, { profile: { name, firmName: 'Sample Looms', mobile } })

const anAnswer = (
  n: number,
  name: string,
  mobile: string,
  answer: 'I will attend' | 'I cannot attend',
) => aMeetingAnswer(n, { name, mobile, answer, firmName: 'Sample Silk', meetingDate: today() })

async function press(text: string) {
  await userEvent.fill(search(), text)
  await userEvent.keyboard('{Enter}')
}

/** What Enter answers, as a screen reader announces it. */
const answer = () => page.getByRole('search', { name: 'Check-in' }).getByRole('alert')

async function expectNoCheckIn() {
  await expect.element(counter()).toHaveTextContent('0 of ')
  expect(page.getByRole('form').elements()).toEqual([])
  expect(await firestore.list('attendance')).toEqual([])
}

test('Enter takes no person while members match, too, and says how many match', async () => {
  await firestore.seed({
    monthly_meeting_req: [anAnswer(600, 'Hemanta Rao', '9437000001', 'I cannot attend')],
    members: [
      aMemberNamed(21, 'Hema Kalpanik', '9437000002'),
      aMemberNamed(22, 'Hemant Udaharan', '9437000003'),
      aMemberNamed(23, 'Hemalata Sahu', '9437000004'),
    ],
  })
  await openDoor()
  await userEvent.fill(search(), 'hem')
  await expect.element(button(/^Hemalata Sahu/)).toBeVisible()

  await userEvent.keyboard('{Enter}')
  await expect.element(answer()).toHaveTextContent('4 match. Type more, or choose.')
  await expectNoCheckIn()
  await expect.element(search()).toHaveValue('hem')
  await expectNoViolations()

  // Who said No is not taken either as the only match; the button takes them.
  await userEvent.fill(search(), '')
  await userEvent.keyboard('hemanta{Enter}')
  await expect
    .element(answer())
    .toHaveTextContent('Hemanta Rao said No, and can be checked in with the button.')
  await expectNoCheckIn()
  await userEvent.click(button(/^Hemanta Rao.*had replied No/))
  await expect.element(card('Hemanta Rao')).toHaveTextContent('Checked in at')
  await expect.element(answer()).not.toBeInTheDocument()

  // Of one who is in, it opens the card.
  await press('hemanta')
  await expect.element(card('Hemanta Rao')).toHaveTextContent('Checked in at')

  // The only match is a member: as with a press, the form opens and nothing is stored.
  await press('hemalata')
  const form = page.getByRole('form', { name: 'Walk-in' })
  await expect.element(form.getByLabelText(/^Name/)).toHaveValue('Hemalata Sahu')
  expect(await firestore.list('attendance')).toHaveLength(1)
})

test('a number of a member that is also in the mobile number of another person takes neither', async () => {
  await firestore.seed({
    members: [aMemberNamed(12, 'Asha Namuna', '9876501234')],
    monthly_meeting_req: [anAnswer(600, 'Hemanta Rao', '9437000001', 'I will attend')],
  })
  await openDoor('/desk/meetings/monthly-meeting/door', 4)
  await press('12')
  await expect.element(answer()).toHaveTextContent('2 match. Type more, or choose.')
  await press('zzz')
  await expect.element(answer()).toHaveTextContent('No match.')
  await userEvent.fill(search(), 'asha')
  await expect.element(answer()).not.toBeInTheDocument()
  await expectNoCheckIn()
})

test('Enter waits for the members, and acts once they are here', async () => {
  await firestore.seed({ members: [aMemberNamed(21, 'Snackson Kalpanik', '9437000002')] })
  const { store } = await openDoor()
  const { unsubscribed, subscribed, snapshotReceived } = members.slice.actions
  // As before the members arrive.
  const at = Date.now()
  const removed = Object.keys(members.selectState(store.getState()).entities)
  const some = { upserted: [], fromCache: true, isWhole: false, at }
  store.dispatch(snapshotReceived({ ...some, removed }))
  store.dispatch(unsubscribed({ at }))
  store.dispatch(subscribed({ at }))
  await press('snacks')
  await expect.element(answer()).toHaveTextContent('The members are not on this device yet.')
  await expectNoCheckIn()

  store.dispatch(snapshotReceived({ ...some, removed: [], fromCache: false, at }))
  await expect.element(answer()).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(card('Bijay Udaharan')).toHaveTextContent('Checked in at')
})

test('a viewer opens with Enter, and is told of a member without a reply', async () => {
  await firestore.seed({ members: [aMemberNamed(21, 'Hema Kalpanik', '9437000002')] })
  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'viewer' })
  await openDoor()
  await press('metal')
  await expect.element(card('Dillip Namuna')).toHaveTextContent('Had replied: I cannot attend.')
  await press('hema')
  await expect.element(answer()).toHaveTextContent('Hema Kalpanik is a member and has not replied.')
  await expectNoCheckIn()
})

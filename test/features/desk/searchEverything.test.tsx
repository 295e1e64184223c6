import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import { aRegistration } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { aReviewIn } from '@scripts/samples/reviews'
import { keyOf } from '@/features/rights/api'
import { demoAdmin } from '@/shared/config/demo'
import { countReads } from '@test/support/emulators/countReads'
import { firestoreFor } from '@test/support/emulators/firestore'
import { expectNoViolations } from '@test/support/page/accessibility'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()
const search = page.getByRole('combobox', { name: 'Search everything' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' | '))

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const received = new Date('2026-11-20T06:00:00Z')
const sasmita = { name: 'Sasmita Behera', mobile: '9437012345', createdAt: received }
const { review, history } = aReviewIn('registrations', 'approved', [demoAdmin.uid], received)
const approved = aRegistration(1, sasmita)
const cardKey = '0123456789ABCDEFGH1K'
const withdrawal = aRightsRequest(
  4,
  'Correct',
  keyOf('NR', { id: approved.id, createdAt: '', createdAtMillis: null }),
  { createdAt: received },
)
const seed = {
  New_Registration: [
    { ...approved, data: { ...approved.data, review }, history },
    aRegistration(2, { name: 'ହେମନ୍ତ ସାହୁ', mobile: '9437054321', createdAt: received }),
  ],
  members: [
    aMember(8, { profile: { ...aProfile(8), name: 'Kalpana Namuna' }, hold: true, cardKey }),
  ],
  growth_fund_req: [aGrowthFundRequest(3, sasmita)],
  rights_requests: [withdrawal],
  monthly_meeting_req: [
    aMeetingAnswer(5, { ...sasmita, meetingDate: '2026-12-11', answer: 'I will attend' }),
  ],
}

test('the key / leads to a person by any form of the mobile number, and Enter to what they have sent', async () => {
  const { router } = await openDesk({ at: '/desk/people', seed })
  await expect.element(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('+91 94370-12345')

  await expect.poll(options).toHaveLength(4)
  await expect.element(page.getByText(/^Sasmita Behera · .*\+91 94370 12345$/)).toBeVisible()
  expect(options().join('\n')).toMatch(/NR-\S+ \| New registrations \| Approved \| 20 Nov 2026/)
  expect(options().join('\n')).toMatch(/Meeting replies \| 11 Dec 2026: I will attend/)
  expect(options().join('\n')).toMatch(/RR-\S+ \| Data requests \| Received/)
  await expectNoViolations()

  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveValue('')
  await userEvent.keyboard('sasmita')
  await expect.poll(() => options().length).toBe(4)
  const first = options()[0]!
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect
    .element(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'People' }))
    .toBeVisible()
  expect(first).not.toBe('')
  await expect.element(search).toHaveValue('')

  // Enter that follows the last letter at once does not open what was found for the text before.
  await userEvent.fill(search, 'sasmita')
  await expect.poll(options).toHaveLength(4)
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
  document.execCommand('selectAll')
  document.execCommand('insertText', false, 'hemant')
  search.element().dispatchEvent(enter)
  await expect.element(page.getByRole('heading', { name: 'ହେମନ୍ତ ସାହୁ', level: 1 })).toBeVisible()

  // A scanner in the hand types the address of a code, and Enter at once.
  const key = keyOf('NR', { id: approved.id, createdAt: '', createdAtMillis: null })
  await userEvent.fill(search, `https://example.org/my-request/#${key}`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.location.pathname).toBe(`/member/${approved.id}`)
  await expect.element(search).toHaveValue('')
})

test('a scanner in the hand finds the member of a card, and opens nothing for a card that is not known', async () => {
  const { router } = await openDesk({ at: '/desk/people', seed })
  const scan = async (key: string) => {
    await userEvent.fill(search, `https://example.org/verify/#${key}`)
    await userEvent.keyboard('{Enter}')
  }
  await scan(cardKey.replace('K', 'Z'))
  await expect.element(page.getByText(/^Nothing found/)).toBeVisible()
  expect(router.location.pathname).toBe('/desk/people')

  await scan(cardKey)
  const { id } = seed.members[0]!
  await expect
    .poll(() => router.location)
    .toMatchObject({
      pathname: `/desk/members/${id}`,
      search: '',
      hash: '',
    })
  await expect.element(page.getByRole('heading', { name: 'Kalpana Namuna' })).toBeVisible()
})

test('Latin letters find a name in Odia, Odia one in Latin letters, and nothing is said to be nothing', async () => {
  await openDesk({ at: '/desk', seed })
  await userEvent.fill(search, 'hemant')
  await expect.poll(options).toHaveLength(1)
  await expect.element(page.getByText(/^ହେମନ୍ତ ସାହୁ · /)).toBeVisible()
  await userEvent.fill(search, 'ସସ୍ମିତା')
  await expect.poll(options).toHaveLength(4)
  await userEvent.fill(search, 'no such person')
  await expect.element(page.getByText(/^Nothing found/)).toBeVisible()
})

test('on a phone an icon opens the search, and each list is read once, when it is used', async () => {
  await page.viewport(360, 700)
  const { reads } = countReads()
  const { router } = await openDesk({ at: '/desk/people', seed })
  await expect.element(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  expect(reads.New_Registration).toBeUndefined()

  await userEvent.click(page.getByRole('button', { name: 'Search everything' }))
  await expect.element(search).toHaveFocus()
  await expect.poll(() => reads.New_Registration).toBe(3)
  expect(reads.members).toBeUndefined()
  await userEvent.keyboard('sasmita')
  await expect.poll(options).toHaveLength(4)
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectNoViolations()
  // Before a list is read, it is counted, for one read.
  const once = {
    New_Registration: 3,
    growth_fund_req: 2,
    monthly_meeting_req: 2,
    rights_requests: 2,
  }
  expect(reads).toMatchObject(once)
  // The page of a request asks for the members with its numbers, besides.
  await expect.poll(() => reads.members).toBe(1)

  await userEvent.click(page.getByRole('option').first())
  await expect.element(search).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Search everything' }))
  await userEvent.keyboard('behera')
  await expect.poll(options).toHaveLength(4)
  expect(reads).toMatchObject(once)

  await userEvent.fill(search, 'uo-2019-008')
  await expect.poll(options).toEqual(['UO/2019/008 | Members | On hold | '])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.location.pathname).toBe(`/desk/members/${seed.members[0]!.id}`)
  await expect
    .element(page.getByRole('heading', { name: 'Kalpana Namuna', level: 1 }))
    .toBeVisible()
  expect(reads).toMatchObject(once)
})

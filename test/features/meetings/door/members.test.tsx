import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { button, card, firestore, loseServer, openDoor, search, setUpDoor } from './openDoor'

setUpDoor()

const cardKey = '0123456789ABCDEFGH1K'

const aMemberNamed = (n: number, name: string, mobile: string, more: object = {}) =>
  aMember(n, { profile: { name, firmName: 'Sample Looms', mobile }, ...more })

test('a guest who is a member is found by the number, also without a network, and one without a reply is filled in', async () => {
  await firestore.seed({
    members: [
      aMemberNamed(17, 'Asha Namuna', '9876501234', { hold: true }),
      aMemberNamed(18, 'Gita Kalpanik', '9437012345', { cardKey }),
    ],
  })
  await openDoor()
  await userEvent.fill(search(), 'uo-2019-017')
  await expect.element(button(/^Asha Namuna.*Member UO\/2019\/017\s*On hold/)).toBeVisible()
  loseServer()

  await userEvent.keyboard('{Enter}')
  await expect.element(card('Asha Namuna')).toHaveTextContent('Member UO/2019/017On hold')

  // Of a member who has not replied a press opens the form.
  await userEvent.fill(search(), 'UO/2019/018')
  const others = page.getByRole('list', { name: 'Members who have not replied' })
  await expectNoViolations()
  await userEvent.click(others.getByRole('button', { name: /^Gita Kalpanik/ }))
  const form = page.getByRole('form', { name: 'Walk-in' })
  await expect.element(form.getByLabelText(/^Name/)).toHaveValue('Gita Kalpanik')
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))

  // So does her card, from a scanner in the hand.
  await userEvent.fill(search(), `https://example.org/verify/#${cardKey.replace('K', 'Z')}`)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This card is no longer valid')).toBeVisible()
  await userEvent.fill(search(), `https://example.org/verify/#${cardKey}`)
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByLabelText(/^Name/)).toHaveValue('Gita Kalpanik')
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))

  await userEvent.fill(search(), 'UO/2019/018')

  // In the form a number fills in the rest, and what was filled in goes with it.
  await userEvent.click(page.getByRole('button', { name: 'Walk-in', exact: true }))
  const field = (label: string | RegExp) => form.getByLabelText(label)
  await expect.element(field(/^Name/)).toHaveValue('Gita Kalpanik')
  await userEvent.fill(field(/^Membership number/), 'UO/2019/017')
  await expect.element(field(/^Name/)).toHaveValue('Asha Namuna')
  await expect.element(form.getByText('Member UO/2019/017')).toBeVisible()
  await userEvent.fill(field(/^Membership number/), '')
  await userEvent.fill(field(/^Mobile/), '94370 12345')
  await expect.element(field(/^Name/)).toHaveValue('Gita Kalpanik')
  await userEvent.click(form.getByRole('button', { name: 'Check in' }))
  await expect.element(card('Gita Kalpanik')).toHaveTextContent('Member UO/2019/018')
})

import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { today } from '@/shared/validation/dates'
import { door, asha, bijay, search, card, openDoor, firestore, setUpDoor } from './openDoor'

setUpDoor()

test.each([
  ['the number alone', (letters: string) => `MM-${letters.slice(0, 4)}-${letters.slice(4)}`],
  ['the number without dashes', (letters: string) => `mm${letters.toLowerCase()}`],
  ['a sign before it', (letters: string) => `]Q1https://example.org${door}#MM${letters}`],
  ['capital letters', (letters: string) => `HTTPS://EXAMPLE.ORG${door}#MM${letters}`],
])('a scanner in the hand may type %s', async (_title, textOf) => {
  await openDoor()
  await userEvent.fill(search(), textOf(bijay.split('~')[1]!.slice(0, 8)))
  await userEvent.keyboard('{Enter}')
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/Checked in at .*, by you/)
  await expect.element(search()).toHaveValue('')
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ via: 'scan' })
})

test('a second scan of a code looks, sounds and reads different', async () => {
  const start = vi.spyOn(OscillatorNode.prototype, 'start')
  const pitches = () => start.mock.contexts.map((tone) => (tone as OscillatorNode).frequency.value)
  await openDoor()
  const scan = async () => {
    await userEvent.fill(
      search(),
      `https://example.org${door}#MM${asha.split('~')[1]!.slice(0, 8)}`,
    )
    await userEvent.keyboard('{Enter}')
  }
  await scan()
  await expect.element(card('Asha Namuna')).toHaveTextContent(/Checked in at .*, by you/)
  expect(pitches()).toHaveLength(1)
  const [first] = pitches()
  await expect.poll(() => firestore.read(asha)).toMatchObject({ via: 'scan' })

  await scan()
  await expect
    .element(card('Asha Namuna'))
    .toHaveTextContent(/Already in, since \d.*, scanned by you/)
  expect(card('Asha Namuna').element().textContent).not.toContain('Checked in at')
  const [, ...again] = pitches()
  expect(again).toHaveLength(3)
  expect(Math.max(...again)).toBeLessThan(first!)
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .map((region) => region.textContent),
    )
    .toContain('Asha Namuna: already in')
  await expectNoViolations()

  // Another person in between, and a person checked in by a colleague.
  await userEvent.fill(search(), 'snacks')
  await userEvent.keyboard('{Enter}')
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/Checked in at/)
  await firestore.update(asha, { by: 'colleague', via: 'list' })
  await scan()
  await expect
    .element(card('Asha Namuna'))
    .toHaveTextContent(/Already in, since \d.*, checked in by Second Desk/)
})

test('six people of one name can all be reached', async () => {
  const namesakes = Array.from({ length: 6 }, (_answer, at) =>
    aMeetingAnswer(900 + at, {
      name: 'Ramesh Sahu',
      firmName: `Sahu Traders ${at + 1}`,
      mobile: `943700000${at}`,
      answer: 'I cannot attend',
      meetingDate: today(),
    }),
  )
  await firestore.seed({ monthly_meeting_req: namesakes })
  await openDoor()
  await userEvent.fill(search(), 'ramesh sahu')
  const found = page.getByRole('list', { name: 'Found' }).getByRole('listitem')
  await expect.poll(() => found.elements().length).toBe(6)
  await userEvent.click(found.filter({ hasText: 'Sahu Traders 6' }).getByRole('button').first())
  await expect.element(card('Ramesh Sahu')).toHaveTextContent('Sahu Traders 6')
})

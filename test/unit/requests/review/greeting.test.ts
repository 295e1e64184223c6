import { expect, test } from 'vitest'
import { site } from '@/content/site'
import { greeting } from '@/features/requests/review/greeting'

test.each([
  ['Asha Pattnaik', ' Asha Pattnaik'],
  ['ଶ୍ରୀ\u200dମତୀ ଆଶା', ' ଶ୍ରୀ\u200dମତୀ ଆଶା'],
  ['A.K. Das', ' A. K. Das'],
  ['Dr.Anita D’Souza-Rao', ' Dr. Anita D’Souza-Rao'],
  ['', ''],
  // What is no name, or carries a message, is not in the office's mouth.
  ['Anita, pay at example dot com', ''],
  ['Anita please pay at example dot com', ''],
  ['Call 98765 43210', ''],
  ['https://example.org', ''],
  ['Anita\nYour request is refused', ''],
  [`Asha ${'x'.repeat(40)}`, ''],
  ['Visit example.org', ' Visit example. org'],
  ['Asha \u202eSad', ''],
])('a message to %j greets them%s', (name, greeted) => {
  expect(greeting(name)).toBe(`Namaskar${greeted}, this is ${site.name}`)
})

import { expect, test } from 'vitest'
import { readTable } from '@scripts/texts/table'
import { withChanges } from '@scripts/texts/translated'

test('it is recorded from which English each translation was made', async () => {
  const { pairs, translated } = await readTable()
  const now = withChanges(translated, pairs)
  const changed = [...now].filter(([text, marks]) => translated.get(text) !== marks)
  const gone = [...translated].filter(([text]) => !now.has(text))
  expect(
    [...changed, ...gone].map(([text]) => text),
    'After a text was changed, added or removed, run: npm run words -- --record',
  ).toEqual([])
})

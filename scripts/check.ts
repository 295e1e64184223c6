import { missingPrograms } from '@scripts/check/missing'
import { runAll, script, tests } from '@scripts/check/steps'
import { root } from '@scripts/paths'
import { readTable } from '@scripts/texts/table'
import { uncheckedTexts } from '@scripts/texts/unchecked'

// Everything that has to hold before a change is taken; `.ci/run` runs it. The longest steps begin. None runs at a
// lower priority than another one: on a slow machine it would wait so long that its tests run out of time.
// The journeys of `browsers` need no site of their own beside that of `browser`. The rules are two steps, so that both
// processors have work until the end.
const missing = await missingPrograms()
for (const sentence of new Set(Object.values(missing))) console.log(sentence)
await runAll(
  [
    tests(['features'], missing),
    tests(['browser', 'browsers'], missing),
    tests(['rules'], missing, ['--shard=1/2']),
    tests(['rules'], missing, ['--shard=2/2']),
    tests(['device'], missing),
    tests(['unit'], missing),
    script('lint'),
    script('typecheck'),
  ],
  async () => [...uncheckedTexts(root), ...(await readTable()).old],
)

import { parseArgs } from 'node:util'
import { giveKeys } from '@scripts/keys/requestKeys'
import { openDatabase } from '@scripts/keys/restDatabase'
import { ownersPlace } from '@scripts/ownersPlace'

// `npm run keys` gives older requests the keys that they have today, in the emulators that run;
// `ACCESS_TOKEN=… npm run keys -- --project <id>` in a project of Firebase.

try {
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  const { changed, problems } = await giveKeys(
    openDatabase(await ownersPlace(values.project, 'npm run keys --')),
  )
  for (const problem of problems) console.log(problem)
  console.log(changed === 0 ? 'All requests have their keys.' : `${changed} requests were changed.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

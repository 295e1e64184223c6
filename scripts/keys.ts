import { parseArgs } from 'node:util'
import { demoProjectId } from '@/shared/config/parseEnv'
import { giveKeys, type Database } from '@scripts/keys/requestKeys'
import { openDatabase } from '@scripts/keys/restDatabase'
import { runningStack } from '@scripts/emulators/runningStack'

// `npm run keys` gives older requests the keys that they have today, in the emulators that run;
// `ACCESS_TOKEN=… npm run keys -- --project <id>` in a project of Firebase.

try {
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  const { changed, problems } = await giveKeys(await databaseOf(values.project))
  for (const problem of problems) console.log(problem)
  console.log(changed === 0 ? 'All requests have their keys.' : `${changed} requests were changed.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function databaseOf(project: string | undefined): Promise<Database> {
  if (project === undefined) {
    const { host, port } = (await runningStack()).firestore
    return openDatabase(`http://${host}:${port}`, demoProjectId, 'owner')
  }
  const { ACCESS_TOKEN: token } = process.env
  if (!token) {
    throw new Error(
      'Name a token of somebody who owns the project: ACCESS_TOKEN=$(gcloud auth print-access-token) npm run keys -- --project <id>',
    )
  }
  return openDatabase('https://firestore.googleapis.com', project, token)
}

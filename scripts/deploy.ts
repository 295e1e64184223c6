import { join } from 'node:path'
import { loadEnv } from 'vite'
import { parseEnv } from '@/shared/config/parseEnv'
import { deployInTurn } from '@scripts/deploy/inTurn'
import { refusalOf, withoutAppCheck } from '@scripts/deploy/refusal'
import { buildSite } from '@scripts/emulators/stack'
import { hostingOf, readFirebaseConfig } from '@scripts/prerender/hostingConfig'
import { areRulesOld } from '@scripts/rules/current'
import { binary, root } from './paths'

// `npm run deploy -- --project <id>` builds the site for the project of `.env` and installs its rules, and
// then the site. The arguments go on to `firebase deploy`, but for one of our own.
const args = process.argv.slice(2)
const refusal = refusalOf(parseEnv(loadEnv('production', root, 'VITE_')), args, areRulesOld())
if (refusal !== undefined) {
  console.error(refusal)
  process.exit(1)
}

await buildSite('dist', {})
const hosting = { ...(await hostingOf(root, join(root, 'dist'))), predeploy: undefined }
process.exitCode = await deployInTurn({
  command: [process.execPath, binary('firebase-tools')],
  args: args.filter((argument) => argument !== withoutAppCheck),
  config: { ...(await readFirebaseConfig(root)), hosting },
  folder: root,
})

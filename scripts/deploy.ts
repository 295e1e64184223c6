import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { parseEnv } from '@/shared/config/parseEnv'
import { hostingOf, readFirebaseConfig } from '@scripts/prerender/hostingConfig'
import { refusalOf, withoutAppCheck } from './deployRefusal'
import { buildSite } from '@scripts/emulators/stack'
import { binary, root } from './paths'

// `npm run deploy -- --project <id>` builds the site for the project of `.env` and installs it with its
// rules. The arguments go on to `firebase deploy`, but for one of our own.
const args = process.argv.slice(2)
const refusal = refusalOf(parseEnv(loadEnv('production', root, 'VITE_')), args)
if (refusal !== undefined) {
  console.error(refusal)
  process.exit(1)
}

await buildSite('dist', {})
const hosting = { ...(await hostingOf(root, join(root, 'dist'))), predeploy: undefined }
// Beside `firebase.json`, because its paths start there.
const config = join(root, '.firebase.deploy.json')
await writeFile(config, JSON.stringify({ ...(await readFirebaseConfig(root)), hosting }, null, 2))
try {
  const others = args.filter((argument) => argument !== withoutAppCheck)
  const command = [binary('firebase-tools'), 'deploy', `--config=${config}`, ...others]
  // It may ask questions, and it shows its progress.
  process.exitCode =
    spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1
} finally {
  await rm(config, { force: true })
}

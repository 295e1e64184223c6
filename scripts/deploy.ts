import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { parseEnv } from '@/shared/config/parseEnv'
import { hostingOf, readFirebaseConfig } from '@scripts/prerender/hostingConfig'
import { buildSite } from './emulators'
import { binary, root } from './paths'

// `npm run deploy -- --project <id>` builds the site for the project of `.env` and installs it with its
// rules. The arguments go on to `firebase deploy`.
const { backend } = parseEnv(loadEnv('production', root, 'VITE_'))
if (backend !== 'cloud') {
  console.error(
    '.env names no Firebase project. Copy .env.example to .env, fill it in and try again.',
  )
  process.exit(1)
}

await buildSite('dist', {})
const hosting = { ...(await hostingOf(root, join(root, 'dist'))), predeploy: undefined }
// Beside `firebase.json`, because its paths start there.
const config = join(root, '.firebase.deploy.json')
await writeFile(config, JSON.stringify({ ...(await readFirebaseConfig(root)), hosting }, null, 2))
try {
  const args = [binary('firebase-tools'), 'deploy', `--config=${config}`, ...process.argv.slice(2)]
  // It may ask questions, and it shows its progress.
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
} finally {
  await rm(config, { force: true })
}

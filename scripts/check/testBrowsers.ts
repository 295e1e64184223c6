import { spawnSync } from 'node:child_process'
import { missingBrowsers, missingEmulator } from '@scripts/check/missing'
import { root } from '@scripts/paths'

// The journeys in Firefox and WebKit. It installs no browser, but says what is missing.
const missing = new Set(Object.values({ ...missingBrowsers(), ...(await missingEmulator()) }))
if (missing.size > 0) {
  console.error([...missing].join('\n'))
  process.exit(1)
}
const args = ['--no-install', 'vitest', 'run', '--project=browsers', ...process.argv.slice(2)]
const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)

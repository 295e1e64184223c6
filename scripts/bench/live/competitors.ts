import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Installs what this product is compared with, into the benchmark's own folder. */
export function installCompetitors(): void {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`What is compared could not be installed:\n${stderr}`)
}

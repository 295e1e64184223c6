import { spawnSync } from 'node:child_process'

/**
 * Installs the packages that a folder of the scripts has for itself: what a script alone needs, and
 * who builds or tries the site does not.
 */
export function installIn(folder: string): void {
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed:\n${stderr}`)
}

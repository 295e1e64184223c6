import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths'

/** A package that is installed for the site itself, not for its developers. */
export type LockedPackage = { name: string; version: string; licence: string }

type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean }

/** The packages of `npm ci --omit=dev`, by name; a package in two versions is there twice. */
export function lockedPackages(): LockedPackage[] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }
  const all = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license = 'not stated' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }))
  const once = new Map(all.map((each) => [`${each.name} ${each.version}`, each]))
  return [...once.keys()].sort().map((key) => once.get(key)!)
}

export const licencesFile = 'docs/licences.txt'

/** The packages the site is built of with their licences, from the lock file. */
export const licencesText = () =>
  [
    'Packages the site is built of, with their licences. Made by `npm run licences`.',
    '',
    ...lockedPackages().map(({ name, version, licence }) => `${name} ${version}: ${licence}`),
    '',
  ].join('\n')

/** Installs the packages of a folder in `scripts` that has a lock file of its own. */
export function installIn(folder: string): void {
  const args = ['ci', '--no-audit', '--no-fund']
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed:\n${stderr}`)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licencesFile, licencesText, lockedPackages } from '@scripts/lockedPackages'
import { root } from '@scripts/paths'

type Package = {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  scripts: Record<string, string>
  peerDependencies?: Record<string, string>
}

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
const packageOf = (...path: string[]) => JSON.parse(read(...path, 'package.json')) as Package
const own = packageOf()

const sourcesIn = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => read(folder, file)),
    )
    .join('\n')

const imports = (source: string, name: string) =>
  new RegExp(`(from|import\\(?|types=) ?["']${name}(/[^"']*)?["']`).test(source)

test('the site uses each of its dependencies, or one of them needs it', () => {
  const source = sourcesIn('src')
  const used = Object.keys(own.dependencies).filter((name) => imports(source, name))
  const asked = used.flatMap((name) =>
    Object.keys(packageOf('node_modules', name).peerDependencies ?? {}),
  )
  const unused = Object.keys(own.dependencies).filter(
    (name) => !used.includes(name) && !asked.includes(name),
  )
  expect(unused).toEqual([])
})

test('scripts and tests use each of their dependencies', () => {
  const source =
    sourcesIn('scripts', 'test') +
    read('vite.config.ts') +
    read('vitest.config.ts') +
    read('test/support/browser/fonts.conf') +
    sourcesIn('src')
  const commands = Object.values(own.scripts).join(' ') + read('.oxlintrc.json')
  const isUsed = (name: string) =>
    imports(source, name) ||
    source.includes(`binary('${name}')`) ||
    source.includes(`node_modules/${name}<`) ||
    new RegExp(`(^| )${name}( |$)`).test(commands)
  const unused = Object.keys(own.devDependencies)
    // Types, and the two programs that other packages start.
    .filter((name) => !name.startsWith('@types/'))
    .filter((name) => !['oxlint-tsgolint', 'typescript'].includes(name))
    .filter((name) => !isUsed(name))
  expect(unused).toEqual([])
})

test('no package is installed in two versions, except where its users disagree', () => {
  const names = lockedPackages().map(({ name }) => name)
  const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
  // Material UI's own packages need different versions; prop-types needs an old one.
  expect(twice).toEqual(['@base-ui/utils', 'react-is'])
})

test('every licence allows our use, and is in the list', () => {
  const allowed = new Set([
    'MIT',
    'Apache-2.0',
    'BSD-3-Clause',
    'ISC',
    '0BSD',
    // Permissive, and of a package that only Node needs: no page of the site has it.
    'BlueOak-1.0.0',
    '(MIT OR CC0-1.0)',
    '(MIT OR Apache-2.0)',
  ])
  expect(lockedPackages().filter(({ licence }) => !allowed.has(licence))).toEqual([])
  expect(read(licencesFile), 'run npm run licences').toBe(licencesText())
})

test('the lock file holds a checksum for each package, and no address', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>
  }
  const open = Object.entries(packages).filter(
    ([path, { integrity, link, inBundle }]) => path !== '' && !integrity && !link && !inBundle,
  )
  expect(open.map(([path]) => path)).toEqual([])
  expect(read('package-lock.json')).not.toMatch(/"resolved"/)
})

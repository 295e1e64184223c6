import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testsBeside, touchedTests } from '@scripts/check/touched'
import { root } from '@scripts/paths'

test('every path that `check:quick` knows is there', () => {
  const paths = testsBeside.flatMap(([source, tests]) => [source, ...tests])

  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('each folder with tests of features is called like a feature, or known to `check:quick`', () => {
  const folders = readdirSync(join(root, 'test/features'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
  const known = testsBeside.flatMap(([, tests]) => tests)
  const isOfFeature = (folder: string) => existsSync(join(root, folder.replace('test', 'src')))

  expect(folders.length).toBeGreaterThan(8)
  expect(folders.filter((folder) => !isOfFeature(folder) && !known.includes(folder))).toEqual([])
})

test('a part of a feature is tested by its own folder, the feature itself by the files beside', () => {
  expect(touchedTests(['src/features/requests/bulk/BulkActions.tsx'])).toEqual([
    'test/features/requests/bulk',
  ])
  expect(touchedTests(['src/features/requests/records.ts'])).toEqual([])
})

test('a page is tested by the test that is called like its feature', () => {
  expect(touchedTests(['src/features/about/AboutPage.tsx'])).toEqual([
    'test/features/about.test.tsx',
  ])
})

test('a part of the rules is tested by the tests of its folder, and each of them runs once', () => {
  const changed = [
    'rules/requests/steps.rules',
    'firestore.rules',
    'test/rules/requests/steps.test.ts',
    'src/shared/requests/states.ts',
  ]

  expect(touchedTests(changed)).toEqual([
    'test/rules/leaks.test.ts',
    'test/rules/requests',
    'test/rules/roles.test.ts',
  ])
})

test('every part of the rules has more tests than those of all rules', () => {
  const parts = readdirSync(join(root, 'rules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.rules'))
    .map((path) => `rules/${path.replaceAll('\\', '/')}`)
  const whole = ['rules/main.rules', 'rules/roles.rules']

  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter((part) => touchedTests([part]).length < 3)).toEqual(whole)
})

test('a schema is tested by the tests of its rules, too', () => {
  expect(touchedTests(['src/features/registrations/schema.ts'])).toContain(
    'test/rules/forms/registrationFields.test.ts',
  )
})

test('a test that was changed is run, one that was deleted is not', () => {
  const gone = 'test/rules/gone.test.ts'

  expect(touchedTests(['test/rules/roles.test.ts', gone])).toEqual(['test/rules/roles.test.ts'])
})

test('a document touches no test', () => {
  expect(touchedTests(['README.md', 'docs/threats.md'])).toEqual([])
})

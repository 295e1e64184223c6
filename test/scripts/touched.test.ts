import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testsBeside, touchedTests } from '@scripts/check/touched'
import { root } from '@scripts/paths'

test('every path that `check:quick` knows is there', () => {
  const paths = testsBeside.flatMap(([source, tests]) => [source, ...tests])

  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('a page is tested by the test that is called like its feature', () => {
  expect(touchedTests(['src/features/about/AboutPage.tsx'])).toEqual([
    'test/features/about.test.tsx',
  ])
})

test('the rules are tested as a whole, and no part of them twice', () => {
  const changed = ['firestore.rules', 'test/rules/roles.test.ts', 'src/shared/requests/states.ts']

  expect(touchedTests(changed)).toEqual(['test/rules'])
})

test('a schema is tested by the tests of its rules, too', () => {
  expect(touchedTests(['src/features/registrations/schema.ts'])).toContain(
    'test/rules/forms.test.ts',
  )
})

test('a test that was changed is run, one that was deleted is not', () => {
  const gone = 'test/rules/gone.test.ts'

  expect(touchedTests(['test/rules/roles.test.ts', gone])).toEqual(['test/rules/roles.test.ts'])
})

test('a document touches no test', () => {
  expect(touchedTests(['README.md', 'docs/threats.md'])).toEqual([])
})

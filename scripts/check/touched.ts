import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@scripts/paths'

/** Tests of files outside of a feature's folder, or beside its own. */
export const testsBeside: readonly [source: string, tests: readonly string[]][] = [
  ['firestore.rules', ['test/rules']],
  ['src/features/registrations/schema.ts', ['test/rules/forms/everyForm.test.ts']],
  ['src/features/growth-fund/schema.ts', ['test/rules/forms/everyForm.test.ts']],
  ['src/features/diamond-club/schema.ts', ['test/rules/forms/everyForm.test.ts']],
  ['src/features/land-bank/schema.ts', ['test/rules/forms/everyForm.test.ts']],
  ['src/features/meetings/schema.ts', ['test/rules/meetings/meetingChanges.test.ts']],
  ['src/app', ['test/features/site']],
  ['src/shared/auth', ['test/features/session']],
  ['src/shared/forms', ['test/features/forms']],
  ['src/features/requests/review', ['test/rules/endpoints']],
  [
    'src/shared/requests',
    ['test/rules/requests/review.test.ts', 'test/rules/requests/status.test.ts'],
  ],
]

const isThere = (path: string) => existsSync(join(root, path))

/**
 * The tests of rules and features to run after a change: the folder of `test/features` that is called like the
 * folder of `src/features`, as deep as there is one, the tests that were changed, and `testsBeside`.
 *
 * @param changed paths of files
 * @returns files and folders; no folder stands beside a part of it
 */
export function touchedTests(changed: readonly string[]): string[] {
  const touched = new Set(
    changed.flatMap((path) => [
      ...testsBeside.filter(([source]) => isIn(path, source)).flatMap(([, tests]) => tests),
      ...ownTests(path),
    ]),
  )
  const all = [...touched].sort()
  return all.filter((path) => !all.some((other) => other !== path && isIn(path, other)))
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

function ownTests(path: string): string[] {
  if (/^test\/(rules|features)\/.*\.test\.tsx?$/.test(path)) return isThere(path) ? [path] : []
  if (!path.startsWith('src/features/')) return []
  for (let folder = dirname(path); folder !== 'src/features'; folder = dirname(folder)) {
    const tests = folder.replace('src', 'test')
    if (isThere(`${tests}.test.tsx`)) return [`${tests}.test.tsx`]
    if (isThere(tests)) return testsIn(tests)
  }
  return []
}

/** A folder as a whole where it has no folders of its own. */
function testsIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  if (entries.every((entry) => entry.isFile())) return [folder]
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`)
}

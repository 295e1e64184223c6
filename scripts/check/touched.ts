import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@scripts/paths'

const forms: readonly [folder: string, test: string][] = [
  ['registrations', 'registrationFields'],
  ['growth-fund', 'growthFundFields'],
  ['diamond-club', 'diamondClubFields'],
  ['land-bank', 'landBankFields'],
]

/**
 * Tests of files outside of a feature's folder, or beside its own. Of the rules, the tests of the parts that changed:
 * the budget, the copy without comments and the writes of strangers take minutes, and `npm run check` has them.
 */
export const testsBeside: readonly [source: string, tests: readonly string[]][] = [
  ['rules', ['test/rules/roles.test.ts', 'test/rules/leaks.test.ts']],
  ['rules/requests', ['test/rules/requests']],
  ['rules/members', ['test/rules/members']],
  ['rules/meetings.rules', ['test/rules/meetings']],
  ['rules/attendance.rules', ['test/rules/meetings']],
  ['rules/minutes.rules', ['test/rules/meetings']],
  ['rules/administrators.rules', ['test/rules/people']],
  ['rules/invitations.rules', ['test/rules/people']],
  ['rules/settings.rules', ['test/rules/people']],
  ['rules/exports.rules', ['test/rules/people/exports.test.ts']],
  ['rules/copy.rules', ['test/rules/endpoints/copy.test.ts']],
  ['src/features/settings/copy', ['test/rules/endpoints/copy.test.ts']],
  ['rules/views.rules', ['test/rules/people/savedViews.test.ts']],
  ['rules/history.rules', ['test/rules/people', 'test/rules/members']],
  ['rules/texts.rules', ['test/rules/forms']],
  ['rules/fields.rules', ['test/rules/forms']],
  ['rules/forms/applicant.rules', ['test/rules/forms']],
  ['rules/forms/submission.rules', ['test/rules/forms']],
  ['rules/forms/meeting-answers.rules', ['test/rules/forms/meetingAnswerFields.test.ts']],
  [
    'src/features/dues',
    ['test/rules/members/receipts.test.ts', 'test/rules/endpoints/receipts.test.ts'],
  ],
  ['src/features/members', ['test/rules/members', 'test/rules/endpoints/members.test.ts']],
  [
    'src/features/meetings/schema.ts',
    ['test/rules/meetings/meetingChanges.test.ts', 'test/rules/forms/meetingAnswerFields.test.ts'],
  ],
  ...forms.flatMap(([folder, name]): [string, string[]][] => {
    const tests = [`test/rules/forms/${name}.test.ts`]
    return [
      [`rules/forms/${folder}.rules`, tests],
      [`src/features/${folder}/schema.ts`, tests],
    ]
  }),
  ['src/app', ['test/features/site']],
  ['src/shared/auth', ['test/features/session']],
  ['src/shared/forms', ['test/features/forms']],
  ['src/features/requests/review', ['test/rules/endpoints']],
  [
    'src/shared/requests',
    ['steps', 'status', 'statusAtDesk'].map((name) => `test/rules/requests/${name}.test.ts`),
  ],
]

const isThere = (path: string) => existsSync(join(root, path))

/**
 * The tests of rules and features to run after a change: the folder of `test/features` that is called like the
 * folder of `src/features`, as deep as there is one, the tests that were changed, and `testsBeside`.
 *
 * @param changed paths of files
 * @returns files and folders; no folder is beside a part of it
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

import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '@scripts/paths'
import { timeLimit } from '@test/support/setup/timeLimits'

const run = promisify(execFile)
const oxlint = join(
  dirname(createRequire(import.meta.url).resolve('oxlint/package.json')),
  'bin/oxlint',
)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) {
    await cp(join(root, file), join(folder, file))
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
})

afterAll(() => rm(folder, { recursive: true }))

type Files = Record<string, string>

const folders = ['src', 'test', 'scripts']

/** What lint reports about a project of these files, with the real configuration. */
async function lint(files: Files): Promise<{ passes: boolean; says: string[] }> {
  for (const name of folders) await rm(join(folder, name), { recursive: true, force: true })
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${content}\n`)
  }
  // Folders by name: without a repository oxlint would also check node_modules.
  const args = [oxlint, '--type-aware', '--deny-warnings', '--format=unix', ...folders]
  const { passes, output } = await run(process.execPath, args, {
    cwd: folder,
    timeout: timeLimit,
  }).then(
    ({ stdout }) => ({ passes: true, output: stdout }),
    ({ stdout }: { stdout: string }) => ({ passes: false, output: stdout }),
  )
  return { passes, says: output.split('\n').filter((line) => line.includes(': ')) }
}

const value = 'export const value = 1'
const using = (from: string) => `import { value } from '${from}'\n\nexport const more = value + 1`

const unsafe = "import { UNSAFE_createMemoryHistory } from 'react-router-dom'"
const usingUnsafe = `${unsafe}\n\nexport const history = UNSAFE_createMemoryHistory`

/** Every kind of import that the rules allow. */
const clean: Files = {
  'src/app/router.ts': using('@/features/meetings'),
  'src/app/data.ts': using('@/features/meetings/desk'),
  'src/app/layout/menu/menu.ts': using('@/features/meetings/api'),
  'src/features/meetings/index.ts': `${value}\nexport const load = () => import('./list/ListPage')`,
  'src/features/meetings/desk.ts': using('./list/columns'),
  'src/features/meetings/api.ts': using('./time'),
  'src/features/meetings/time.ts': value,
  'src/features/meetings/list/columns.ts': using('../time'),
  'src/features/meetings/list/ListPage.tsx': [
    "import { city } from '@/content/city'",
    "import { value } from '@/features/about'",
    "import { value as again } from '@/features/about/desk'",
    "import { total } from '@/shared/forms/total'",
    "import { value as word } from '../record/words'",
    "import { value as minute } from '../time'",
    "import { value as column } from './columns'",
    'export default function ListPage() {',
    '  return <p>{city + value + again + total + word + minute + column}</p>',
    '}',
  ].join('\n'),
  'src/features/meetings/record/words.ts': using('@/features/about/schema'),
  'src/features/about/index.ts': value,
  'src/features/about/api.ts': using('./schema'),
  'src/features/about/desk.ts': using('./api'),
  'src/features/about/adminList.ts': using('./schema'),
  'src/features/requests/collections.ts': using('@/features/about/adminList'),
  'src/features/about/schema.ts': value,
  'src/features/desk/index.ts': using('@/features/requests/desk'),
  'src/features/desk/pages.ts':
    "export const list = () => import('@/features/meetings/list/ListPage')",
  'src/features/requests/desk.ts': using('@/features/people/api'),
  'src/features/members/api.ts': using('@/features/people/api'),
  'src/features/meetings/members.ts': using('@/features/members/api'),
  'src/features/dues/list/a.ts': using('@/features/members/api'),
  'src/features/people/api.ts': value,
  'src/features/session/LoginForm.ts': using('@/features/desk'),
  'src/content/city.ts': "import { value } from './names'\n\nexport const city = value",
  'src/content/names.ts': value,
  'src/shared/forms/total.ts':
    "import { apps } from '@/shared/firestore/apps'\n\nexport const total = apps",
  'src/shared/firestore/apps.ts':
    "import { getApps } from 'firebase/app'\n\nexport const apps = getApps().length",
  'src/shared/auth/apps.ts':
    "import { getApps } from '@firebase/app'\n\nexport const apps = getApps().length",
}

test('a project that follows the import rules passes', async () => {
  expect(await lint(clean)).toEqual({ passes: true, says: [] })
})

const imports = 'eslint(no-restricted-imports)'

const violations: [what: string, rule: string, files: Files][] = [
  ['a feature uses the app', imports, { 'src/features/about/a.ts': using('@/app/router') }],
  [
    'a feature’s subfolder uses the app',
    imports,
    { 'src/features/about/list/a.ts': using('@/app/router') },
  ],
  ['shared code uses a feature', imports, { 'src/shared/ui/a.ts': using('@/features/meetings') }],
  [
    'shared code uses a public file of a feature',
    imports,
    { 'src/shared/firestore/a.ts': using('@/features/meetings/desk') },
  ],
  ['shared code uses the app', imports, { 'src/shared/ui/a.ts': using('@/app/router') }],
  ['shared code uses content', imports, { 'src/shared/ui/a.ts': using('@/content/names') }],
  ['content uses shared code', imports, { 'src/content/a.ts': using('@/shared/forms/total') }],
  ['content uses a package', imports, { 'src/content/a.ts': using('react') }],
  [
    'a feature uses the shell of the desk',
    imports,
    { 'src/features/requests/list/a.ts': using('@/features/desk') },
  ],
  [
    'a feature makes the shell of a dialog by itself',
    imports,
    {
      'src/features/meetings/list/a.ts':
        "import Dialog from '@mui/material/Dialog'\n\nexport const shell = Dialog",
    },
  ],
  [
    'people use requests',
    imports,
    { 'src/features/people/a.ts': using('@/features/requests/desk') },
  ],
  [
    'members use meetings',
    imports,
    { 'src/features/members/a.ts': using('@/features/meetings/desk') },
  ],
  [
    'requests use members',
    imports,
    { 'src/features/requests/list/a.ts': using('@/features/members/api') },
  ],
  [
    'meetings use dues',
    imports,
    {
      'src/features/meetings/a.ts': using('@/features/dues/api'),
      'src/features/dues/api.ts': value,
    },
  ],
  [
    'the shell of the desk uses an inner file of a feature',
    imports,
    { 'src/features/desk/today/a.ts': using('@/features/meetings/list/columns') },
  ],
  [
    'a feature uses an inner file of another',
    imports,
    {
      'src/features/meetings/inner.ts': value,
      'src/features/about/a.ts': using('@/features/meetings/inner'),
    },
  ],
  [
    'a feature uses a subfolder of another',
    imports,
    { 'src/features/about/a.ts': using('@/features/meetings/list/columns') },
  ],
  [
    'a feature’s subfolder uses a subfolder of another feature',
    imports,
    { 'src/features/about/list/a.ts': using('@/features/meetings/list/columns') },
  ],
  [
    'a feature imports below a public file of another',
    imports,
    { 'src/features/about/a.ts': using('@/features/meetings/api/inner') },
  ],
  [
    'a feature imports its own inner file by its full path',
    imports,
    { 'src/features/about/list/a.ts': using('@/features/about/inner') },
  ],
  [
    'the app imports an inner file of a feature dynamically',
    imports,
    { 'src/app/a.ts': "export const load = () => import('@/features/meetings/list/ListPage')" },
  ],
  [
    'a feature uses the SDK',
    imports,
    { 'src/features/about/a.ts': "export { getApps } from 'firebase/app'" },
  ],
  [
    'a feature’s subfolder uses a type of the SDK',
    imports,
    { 'src/features/about/list/a.ts': "export type { User } from 'firebase/auth'" },
  ],
  [
    'shared code outside shared/firestore and shared/auth uses the SDK',
    imports,
    { 'src/shared/forms/a.ts': "export { doc } from 'firebase/firestore'" },
  ],
  ['the app uses the SDK', imports, { 'src/app/a.ts': "export { getApps } from '@firebase/app'" }],
  [
    'shared code imports from a parent folder',
    imports,
    { 'src/shared/ui/a.ts': using('../forms/total') },
  ],
  [
    'shared/auth imports from a parent folder',
    imports,
    { 'src/shared/auth/a.ts': using('../forms/total') },
  ],
  ['shared code imports from a subfolder', imports, { 'src/shared/a.ts': using('./forms/total') }],
  [
    'the app imports from a subfolder by a relative path',
    imports,
    { 'src/app/a.ts': using('./layout/menu/menu') },
  ],
  ['a test imports from a parent folder', imports, { 'test/support/a.ts': using('../history') }],
  [
    'a feature imports from outside by a relative path',
    imports,
    { 'src/features/about/a.ts': using('../meetings') },
  ],
  [
    'a feature imports from outside by a path that begins with ./',
    imports,
    { 'src/features/about/a.ts': using('./../meetings') },
  ],
  [
    'a feature imports from a subfolder of a subfolder',
    imports,
    { 'src/features/about/a.ts': using('./list/deep/b') },
  ],
  [
    'a feature’s subfolder imports from outside the feature by a relative path',
    imports,
    { 'src/features/about/list/a.ts': using('../../meetings') },
  ],
  [
    'a feature’s subfolder imports from a subfolder of another',
    imports,
    { 'src/features/about/list/a.ts': using('../record/deep/b') },
  ],
  [
    'a feature’s subfolder imports from its own subfolder',
    imports,
    { 'src/features/about/list/a.ts': using('./deep/b') },
  ],
  [
    'a feature’s subfolder imports the feature’s index',
    imports,
    { 'src/features/about/list/a.ts': using('..') },
  ],
  [
    'a subfolder of a feature’s subfolder imports from its parent',
    imports,
    { 'src/features/about/list/deep/a.ts': using('../b') },
  ],
  ['the site uses its tests', imports, { 'src/app/a.ts': using('@test/support/firestore') }],
  [
    'the site uses its tools',
    imports,
    { 'src/features/about/list/a.ts': using('@scripts/records') },
  ],
  ['the app uses an unsafe name of a package', imports, { 'src/app/a.ts': usingUnsafe }],
  [
    'a feature uses an unsafe name of a package',
    imports,
    { 'src/features/about/a.ts': usingUnsafe },
  ],
  [
    'a feature’s subfolder renames an unsafe name of a package',
    imports,
    {
      'src/features/about/list/a.ts':
        "import { UNSAFE_createMemoryHistory as make } from 'react-router-dom'\n\nexport const a = make",
    },
  ],
  [
    'shared code exports an unsafe name of a package',
    imports,
    { 'src/shared/ui/a.ts': "export { UNSAFE_createMemoryHistory } from 'react-router-dom'" },
  ],
  [
    'shared/firestore imports all of a package and uses an unsafe name',
    imports,
    {
      'src/shared/firestore/a.ts':
        "import * as router from 'react-router-dom'\n\nexport const a = router.UNSAFE_createMemoryHistory",
    },
  ],
  ['a script uses an unsafe name of a package', imports, { 'scripts/a.ts': usingUnsafe }],
  ['a test uses an unsafe name of a package', imports, { 'test/support/a.ts': usingUnsafe }],
  [
    'a cycle',
    'import(no-cycle)',
    {
      'src/shared/ui/a.ts': "import { b } from '@/shared/text/b'\n\nexport const a = () => b",
      'src/shared/text/b.ts': "import { a } from '@/shared/ui/a'\n\nexport const b = () => a",
    },
  ],
  [
    'a promise that nothing awaits',
    'typescript(no-floating-promises)',
    { 'src/shared/ui/a.ts': "export function a() {\n  fetch('/a')\n}" },
  ],
  [
    'an async function where nothing awaits it',
    'typescript(no-misused-promises)',
    { 'src/shared/ui/a.ts': "['a'].forEach(async (path) => {\n  await fetch(path)\n})\nexport {}" },
  ],
  [
    'a default export that is not a page',
    'import(no-default-export)',
    { 'src/shared/ui/a.ts': 'const a = 1\nexport default a' },
  ],
  ['any', 'typescript(no-explicit-any)', { 'src/shared/ui/a.ts': 'export const a: any = 1' }],
  ['the console', 'eslint(no-console)', { 'src/shared/ui/a.ts': "console.log('a')\nexport {}" }],
  [
    'a barrel',
    'oxc(no-barrel-file)',
    { 'src/shared/ui/index.ts': "export * from './a'", 'src/shared/ui/a.ts': value },
  ],
  [
    'a hook behind a condition',
    'react-hooks(rules-of-hooks)',
    {
      'src/shared/ui/useA.ts':
        "import { useState } from 'react'\n\nexport const useA = (a: boolean) => a && useState(1)",
    },
  ],
]

/** The files of a violation carry its number, so that one run of lint checks them all. */
const numbered = (files: Files, number: number): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path.replace(/(\w+\.ts)$/, `v${number}-$1`),
      content.replace(/\/(a|b|inner)'/g, `/v${number}-$1'`),
    ]),
  )

test('each violation is refused by its own rule, and nothing else is', async () => {
  const all = violations.map(([, , files], number) => numbered(files, number))
  const { passes, says } = await lint(Object.assign({ ...clean }, ...all) as Files)

  expect(passes).toBe(false)
  const found = violations.map(([what], number) => ({
    what,
    rules: new Set(says.filter((line) => line.includes(`/v${number}-`)).map(ruleOf)),
  }))
  expect(found).toEqual(violations.map(([what, rule]) => ({ what, rules: new Set([rule]) })))
  expect(says.filter((line) => !/\/v\d+-/.test(line))).toEqual([])
})

const ruleOf = (line: string) => /\b[\w-]+\([\w-]+\)(?=[^(]*$)/.exec(line)?.[0] ?? line

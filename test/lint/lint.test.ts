import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '@scripts/paths'

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

/** What lint says to a project of these files, by the real configuration. */
async function lint(files: Files): Promise<{ passes: boolean; says: string[] }> {
  for (const name of folders) await rm(join(folder, name), { recursive: true, force: true })
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${content}\n`)
  }
  // By name: in a folder that is no repository it would walk through node_modules, too.
  const args = [oxlint, '--type-aware', '--deny-warnings', '--format=unix', ...folders]
  const { passes, output } = await run(process.execPath, args, {
    cwd: folder,
    timeout: 30_000,
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

/** Every kind of import that the table allows. */
const clean: Files = {
  'src/app/router.ts': using('@/features/meetings'),
  'src/app/data.ts': using('@/features/meetings/data'),
  'src/app/layout/menu.ts': using('@/features/meetings/api'),
  'src/features/meetings/index.ts': `${value}\nexport const load = () => import('./list/ListPage')`,
  'src/features/meetings/data.ts': using('./list/columns'),
  'src/features/meetings/api.ts': using('./time'),
  'src/features/meetings/time.ts': value,
  'src/features/meetings/list/columns.ts': using('../time'),
  'src/features/meetings/list/ListPage.tsx': [
    "import { city } from '@/content/city'",
    "import { value } from '@/features/about'",
    "import { value as again } from '@/features/about/data'",
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
  'src/features/about/data.ts': using('./api'),
  'src/features/about/schema.ts': value,
  'src/content/city.ts': "import { value } from './names'\n\nexport const city = value",
  'src/content/names.ts': value,
  'src/shared/forms/total.ts':
    "import { apps } from '@/shared/firestore/apps'\n\nexport const total = apps",
  'src/shared/firestore/apps.ts':
    "import { getApps } from 'firebase/app'\n\nexport const apps = getApps().length",
  'src/shared/auth/apps.ts':
    "import { getApps } from '@firebase/app'\n\nexport const apps = getApps().length",
  'test/support/history.ts': usingUnsafe,
}

test('a project that keeps to the table passes', async () => {
  expect(await lint(clean)).toEqual({ passes: true, says: [] })
})

const imports = 'eslint(no-restricted-imports)'

const violations: [what: string, rule: string, files: Files][] = [
  ['a feature uses the app', imports, { 'src/features/about/a.ts': using('@/app/router') }],
  [
    'a feature’s folder uses the app',
    imports,
    { 'src/features/about/list/a.ts': using('@/app/router') },
  ],
  ['shared code uses a feature', imports, { 'src/shared/ui/a.ts': using('@/features/meetings') }],
  [
    'shared code uses a door of a feature',
    imports,
    { 'src/shared/firestore/a.ts': using('@/features/meetings/data') },
  ],
  ['shared code uses the app', imports, { 'src/shared/ui/a.ts': using('@/app/router') }],
  ['shared code uses content', imports, { 'src/shared/ui/a.ts': using('@/content/names') }],
  ['content uses shared code', imports, { 'src/content/a.ts': using('@/shared/forms/total') }],
  ['content uses a package', imports, { 'src/content/a.ts': using('react') }],
  [
    'a feature uses the inside of another',
    imports,
    {
      'src/features/meetings/inner.ts': value,
      'src/features/about/a.ts': using('@/features/meetings/inner'),
    },
  ],
  [
    'a feature uses a folder of another',
    imports,
    { 'src/features/about/a.ts': using('@/features/meetings/list/columns') },
  ],
  [
    'a feature’s folder uses a folder of another feature',
    imports,
    { 'src/features/about/list/a.ts': using('@/features/meetings/list/columns') },
  ],
  [
    'a door of a feature is taken for a folder',
    imports,
    { 'src/features/about/a.ts': using('@/features/meetings/api/inner') },
  ],
  [
    'a feature goes to its own inside by the way from outside',
    imports,
    { 'src/features/about/list/a.ts': using('@/features/about/inner') },
  ],
  [
    'the app loads the inside of a feature later',
    imports,
    { 'src/app/a.ts': "export const load = () => import('@/features/meetings/list/ListPage')" },
  ],
  [
    'a feature uses the SDK',
    imports,
    { 'src/features/about/a.ts': "export { getApps } from 'firebase/app'" },
  ],
  [
    'a feature’s folder uses a type of the SDK',
    imports,
    { 'src/features/about/list/a.ts': "export type { User } from 'firebase/auth'" },
  ],
  [
    'shared code outside of shared/firestore and shared/auth uses the SDK',
    imports,
    { 'src/shared/forms/a.ts': "export { doc } from 'firebase/firestore'" },
  ],
  ['the app uses the SDK', imports, { 'src/app/a.ts': "export { getApps } from '@firebase/app'" }],
  ['a way up', imports, { 'src/shared/ui/a.ts': using('../forms/total') }],
  [
    'a way up in the folder of the SDK',
    imports,
    { 'src/shared/auth/a.ts': using('../forms/total') },
  ],
  ['a way down', imports, { 'src/shared/a.ts': using('./forms/total') }],
  ['a way down in the app', imports, { 'src/app/a.ts': using('./shell/menu') }],
  ['a way up in a test', imports, { 'test/support/a.ts': using('../history') }],
  ['a way up out of a feature', imports, { 'src/features/about/a.ts': using('../meetings') }],
  [
    'a way up out of a feature that looks like one down',
    imports,
    { 'src/features/about/a.ts': using('./../meetings') },
  ],
  [
    'a way down over two folders in a feature',
    imports,
    { 'src/features/about/a.ts': using('./list/deep/b') },
  ],
  [
    'a way up over two folders out of a feature',
    imports,
    { 'src/features/about/list/a.ts': using('../../meetings') },
  ],
  [
    'a way into a folder of a folder of a feature',
    imports,
    { 'src/features/about/list/a.ts': using('../record/deep/b') },
  ],
  [
    'a way down from a folder of a feature',
    imports,
    { 'src/features/about/list/a.ts': using('./deep/b') },
  ],
  [
    'a folder of a feature goes out by the front door',
    imports,
    { 'src/features/about/list/a.ts': using('..') },
  ],
  [
    'a way up from a folder within a folder of a feature',
    imports,
    { 'src/features/about/list/deep/a.ts': using('../b') },
  ],
  ['the site uses its tests', imports, { 'src/app/a.ts': using('@test/support/firestore') }],
  [
    'the site uses its tools',
    imports,
    { 'src/features/about/list/a.ts': using('@scripts/records') },
  ],
  ['the app uses what a package calls unsafe', imports, { 'src/app/a.ts': usingUnsafe }],
  [
    'a feature uses what a package calls unsafe',
    imports,
    { 'src/features/about/a.ts': usingUnsafe },
  ],
  [
    'a feature’s folder uses it by another name',
    imports,
    {
      'src/features/about/list/a.ts':
        "import { UNSAFE_createMemoryHistory as make } from 'react-router-dom'\n\nexport const a = make",
    },
  ],
  [
    'shared code hands on what a package calls unsafe',
    imports,
    { 'src/shared/ui/a.ts': "export { UNSAFE_createMemoryHistory } from 'react-router-dom'" },
  ],
  [
    'shared/firestore takes all of a package, and what it calls unsafe with it',
    imports,
    {
      'src/shared/firestore/a.ts':
        "import * as router from 'react-router-dom'\n\nexport const a = router.UNSAFE_createMemoryHistory",
    },
  ],
  ['a tool uses what a package calls unsafe', imports, { 'scripts/a.ts': usingUnsafe }],
  [
    'a cycle',
    'import(no-cycle)',
    {
      'src/shared/ui/a.ts': "import { b } from '@/shared/text/b'\n\nexport const a = () => b",
      'src/shared/text/b.ts': "import { a } from '@/shared/ui/a'\n\nexport const b = () => a",
    },
  ],
  [
    'a promise nobody waits for',
    'typescript(no-floating-promises)',
    { 'src/shared/ui/a.ts': "export function a() {\n  fetch('/a')\n}" },
  ],
  [
    'a promise where none is waited for',
    'typescript(no-misused-promises)',
    { 'src/shared/ui/a.ts': "['a'].forEach(async (path) => {\n  await fetch(path)\n})\nexport {}" },
  ],
  [
    'a default export that is no page',
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

/** A violation's own files carry its number, so that all are looked at in one go. */
const numbered = (files: Files, number: number): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path.replace(/(\w+\.ts)$/, `v${number}-$1`),
      content.replace(/\/(a|b|inner)'/g, `/v${number}-$1'`),
    ]),
  )

test('each violation of the table is refused, by its own rule, and nothing else is', async () => {
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

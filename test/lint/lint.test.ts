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

/** What lint says to a project of these files, by the real configuration. */
async function lint(files: Files): Promise<{ passes: boolean; says: string[] }> {
  await rm(join(folder, 'src'), { recursive: true, force: true })
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${content}\n`)
  }
  // By name: in a folder that is no repository it would walk through node_modules, too.
  const args = [oxlint, '--type-aware', '--deny-warnings', '--format=unix', 'src']
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

/** Every kind of import that the table allows. */
const clean: Files = {
  'src/app/router.ts': using('@/features/meetings'),
  'src/app/data.ts': using('@/features/meetings/data'),
  'src/features/meetings/index.ts': `${value}\nexport const load = () => import('./MeetingPage')`,
  'src/features/meetings/data.ts': value,
  'src/features/meetings/MeetingPage.tsx': [
    "import { city } from '@/content/city'",
    "import { value } from '@/features/about'",
    "import { total } from '@/shared/forms/total'",
    'export default function MeetingPage() {',
    '  return <p>{city + value + total}</p>',
    '}',
  ].join('\n'),
  'src/features/about/index.ts': value,
  'src/content/city.ts': "import { value } from './names'\n\nexport const city = value",
  'src/content/names.ts': value,
  'src/shared/forms/total.ts':
    "import { apps } from '@/shared/firebase/apps'\n\nexport const total = apps",
  'src/shared/firebase/apps.ts':
    "import { getApps } from 'firebase/app'\n\nexport const apps = getApps().length",
}

test('a project that keeps to the table passes', async () => {
  expect(await lint(clean)).toEqual({ passes: true, says: [] })
})

const imports = 'eslint(no-restricted-imports)'

const violations: [what: string, rule: string, files: Files][] = [
  ['a feature uses the app', imports, { 'src/features/about/a.ts': using('@/app/router') }],
  ['shared code uses a feature', imports, { 'src/shared/ui/a.ts': using('@/features/meetings') }],
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
    'the app loads the inside of a feature later',
    imports,
    { 'src/app/a.ts': "export const load = () => import('@/features/meetings/MeetingPage')" },
  ],
  [
    'a feature uses the SDK',
    imports,
    { 'src/features/about/a.ts': "export { getApps } from 'firebase/app'" },
  ],
  [
    'shared code outside of shared/firebase uses the SDK',
    imports,
    { 'src/shared/live/a.ts': "export { doc } from 'firebase/firestore'" },
  ],
  ['the app uses the SDK', imports, { 'src/app/a.ts': "export { getApps } from '@firebase/app'" }],
  ['a way up', imports, { 'src/shared/ui/a.ts': using('../forms/total') }],
  ['a way down', imports, { 'src/shared/a.ts': using('./forms/total') }],
  ['the site uses its tests', imports, { 'src/app/a.ts': using('@test/support/firestore') }],
  [
    'a cycle',
    'import(no-cycle)',
    {
      'src/shared/ui/a.ts': "import { b } from '@/shared/live/b'\n\nexport const a = () => b",
      'src/shared/live/b.ts': "import { a } from '@/shared/ui/a'\n\nexport const b = () => a",
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

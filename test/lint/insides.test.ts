import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@scripts/paths'

/*
 * No code reaches into another package's insides: they may change with any version. What a package
 * documents may be used; everything below may not.
 */

type Check = (line: string, imported: string[]) => boolean

const builtIns = Object.getOwnPropertyNames(globalThis)
  .concat('XMLHttpRequest', 'WebSocket', 'Worker', 'EventSource', 'history', 'localStorage')
  .concat('sessionStorage', 'indexedDB', 'matchMedia', 'requestAnimationFrame', 'alert', 'open')
  .join('|')
const objects = 'JSON|Math|Object|Array|Promise|Reflect|console|crypto|performance|navigator'

const replaced = [
  new RegExp(String.raw`\b(window|globalThis|self|global)\.(${builtIns})\s*=(?![=>])`),
  new RegExp(String.raw`\b(${objects})\.\w+\s*=(?![=>])`),
  /\bhistory\.(push|replace)State\s*=(?![=>])/,
  /\b[A-Z]\w*\.prototype\.\w+\s*=(?![=>])/,
  /(?<![\w.$]|(const|let|var) )fetch\s*=(?![=>])/,
  new RegExp(String.raw`\bdefineProperty\(\s*(window|globalThis|self|${objects}|\w+\.prototype)\b`),
]

/** Names with an underscore that a package documents. */
const documentedNames = ['_persist']
/** Paths of two segments that a package documents; one segment needs no entry. */
const documentedPaths = [
  /^@reduxjs\/toolkit\/query\/react$/,
  /^firebase\/firestore\/lite$/,
  /^firebase\/compat\/\w+$/,
  /^yet-another-react-lightbox\/plugins\/\w+(\.css)?$/,
]
const privateFolder = /\/(dist|cjs|esm|lib|src|build|internals?|private)(\/|$)/

function isDeep(path: string): boolean {
  const inside = path.split('/').slice(path.startsWith('@') ? 2 : 1)
  if (privateFolder.test(path)) return true
  return inside.length > 1 && !documentedPaths.some((documented) => documented.test(path))
}

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

/** The packages we ask for, those of tools with a package.json of their own included. */
const requested = ['package.json', ...below('scripts')]
  .filter((path) => path.endsWith('package.json'))
  .flatMap((path) => {
    const file = readFileSync(join(root, path), 'utf8')
    const { dependencies, devDependencies } = JSON.parse(file) as Record<string, object | undefined>
    return Object.keys({ ...dependencies, ...devDependencies })
  })

const checks: Record<string, Check> = {
  'an unsafe or unstable name': (line) => /\b(UNSAFE|unstable)_|_INTERNALS_/.test(line),
  'a private name': (line) =>
    [...line.matchAll(/(?:\.|\[['"])(_+[a-zA-Z]\w*)/g)].some(
      ([, name]) => !documentedNames.includes(name!),
    ),
  'a replaced global': (line) => replaced.some((pattern) => pattern.test(line)),
  'a deep import': (_line, imported) => imported.some(isDeep),
  'a package that package.json does not name': (_line, imported) =>
    imported.some((path) => !requested.includes(packageOf(path))),
  'a dependency of a package': (line) => /createRequire\(.*\)\(['"`]/.test(line),
  'a file of a package': (line) => /\\?\.[mc]js\b/.test(line),
}

/** The packages' paths that a line imports; our own begin with `.`, `@/`, `@scripts/` or `@test/`. */
const importsOf = (line: string): string[] =>
  [...line.matchAll(/(?:\bfrom |\bimport |\bimport\(|\brequire\()['"]([^'"?]+)/g)]
    .map(([, path]) => path!)
    .filter((path) => !/^(\.|\/|@\/|@scripts\/|@test\/|node:|virtual:)/.test(path))

const foundIn = (line: string) => {
  const imported = importsOf(line)
  return Object.keys(checks).filter((kind) => checks[kind]!(line, imported))
}

/** What a file may do all the same, and why. */
const exceptions: { file: string; kind: string; because: string }[] = [
  {
    file: 'scripts/emulators/lazySchemas.js',
    kind: 'a dependency of a package',
    because: 'firebase-tools has no setting for this, and it saves 20 s of every start',
  },
  {
    file: 'scripts/bench/measure/browser.ts',
    kind: 'a private name',
    because: 'tsx names functions by this helper, and the page that runs them has none',
  },
  {
    file: 'vite.config.ts',
    kind: 'a file of a package',
    because:
      'React Router names its development build alone, which warns visitors (issue 14102 of remix-run/react-router); a build without the file fails',
  },
]

const files = ['vite.config.ts', 'vitest.config.ts', ...below('src'), ...below('scripts')].filter(
  (path) => /\.([mc]?js|tsx?)$/.test(path),
)

const found = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => foundIn(line).map((kind) => ({ file, kind, at: at + 1, line }))),
)

test('no code reaches into another package’s insides', () => {
  const isAllowed = ({ file, kind }: (typeof found)[0]) =>
    exceptions.some((exception) => exception.file === file && exception.kind === kind)

  expect(found.filter((it) => !isAllowed(it))).toEqual([])
})

test('each exception is still needed', () => {
  const isNeeded = ({ file, kind }: (typeof exceptions)[0]) =>
    found.some((it) => it.file === file && it.kind === kind)

  expect(exceptions.filter((exception) => !isNeeded(exception))).toEqual([])
})

test.each([
  ['an unsafe or unstable name', "import { UNSAFE_NavigationContext } from 'react-router-dom'"],
  ['an unsafe or unstable name', 'router.UNSAFE_createMemoryHistory()'],
  ['an unsafe or unstable name', 'React.__CLIENT_INTERNALS_DO_NOT_USE'],
  ['a private name', 'const inner = query._delegate'],
  ['a private name', 'Object.create(null).__proto__ = list'],
  ['a private name', "app['_container']"],
  ['a replaced global', 'fetch = countedFetch'],
  ['a replaced global', 'window.fetch = async (...args) => original(...args)'],
  ['a replaced global', 'globalThis.WebSocket = Slow'],
  ['a replaced global', 'JSON.parse = (text) => intern(original(text))'],
  ['a replaced global', 'history.pushState = guarded'],
  ['a replaced global', 'Node.prototype.insertBefore = insert'],
  ['a replaced global', "Object.defineProperty(window, 'history', { get })"],
  ['a deep import', "import create from '@mui/material/styles/createThemeWithVars'"],
  ['a deep import', "import { x } from 'firebase/firestore/dist/index.esm2017'"],
  ['a deep import', "const dom = await import('react-dom/cjs/react-dom-client.production')"],
  ['a package that package.json does not name', "import { getApp } from '@firebase/app'"],
  ['a dependency of a package', "createRequire(tools.resolve('exegesis-express'))('exegesis')"],
  ['a file of a package', String.raw`const spare = /\/@mui\/material\/Box\/Box\.mjs$/`],
])('%s is found: %s', (kind, line) => {
  expect(foundIn(line)).toContain(kind)
})

test.each([
  "import Button from '@mui/material/Button'",
  "import { createApi } from '@reduxjs/toolkit/query/react'",
  "import { getFirestore } from 'firebase/firestore/lite'",
  "import captions from 'yet-another-react-lightbox/plugins/captions'",
  "import { value } from '@/features/meetings/api'",
  'const fetch = vi.fn()',
  'window.figures = figures',
  'const same = JSON.stringify === other',
  "history.scrollRestoration = 'manual'",
  'const version = stored?._persist?.version',
])('what is documented is allowed: %s', (line) => {
  expect(foundIn(line)).toEqual([])
})

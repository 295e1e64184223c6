import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@scripts/paths'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `/${folder}/${path.replaceAll('\\', '/')}`)

const folders = ['.ci', 'docs', 'public', 'rules', 'scripts', 'src', 'test']
/** Files and folders of the repository, each with a slash before it. */
const all = [
  ...readdirSync(root).map((name) => `/${name}`),
  ...folders.flatMap((folder) => [`/${folder}`, ...below(folder)]),
]

const documents = all
  .map((path) => path.slice(1))
  .filter((path) => /^((docs|scripts)\/.*|[^/]+)\.md$/.test(path))

/** Made by a command, or by the person who adds a setting or the first photo. */
const made = [
  '.env',
  'device-seed.json',
  'screenshots/',
  'src/content/departments/',
  'src/content/gallery/meetings/',
]

const isPath = (text: string) =>
  /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(text) &&
  (/\.(tsx?|js|json|md|rules|txt|svg)$/.test(text) ||
    /^(\.ci|docs|public|rules|scripts|src|test|app|content|features|shared)\//.test(text))

/** Also by its last part: `shared/ui/theme.ts` is below `src`, `everyPage.test.ts` below `test`. */
const isThere = (path: string) =>
  made.includes(path) ||
  path.startsWith('dist/') ||
  all.some((known) => known.endsWith(`/${path.replace(/\/$/, '')}`))

test.each(documents)('every path that %s names is there', (document) => {
  const named = [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)

  expect(named.filter((text) => isPath(text) && !isThere(text))).toEqual([])
})

test.each(documents)('every file that %s links to is there', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)]
  const files = links.map(([, path]) => join(root, dirname(document), path!))

  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('each mechanism of our own says what it is for, where it is, what a person gains, and the standard way', () => {
  const sections = read('docs/mechanisms.md').split(/^## /m).slice(1)
  const parts = ['For', 'Files', 'Gain', 'Instead of']

  expect(sections.map((text) => parseInt(text))).toEqual(sections.map((_, at) => at + 1))
  for (const text of sections) {
    expect([...text.matchAll(/^- \*\*(.+?)\*\*: /gm)].slice(0, 4).map(([, part]) => part)).toEqual(
      parts,
    )
  }
})

test.each(['threats.md', 'failures.md'])('the tests that %s names are there', (file) => {
  const text = read(join('docs', file))
  const named = [...text.matchAll(/`([\w/]+\.test\.tsx?)`/g)].map(([, path]) => path!)

  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(root, 'test', path)))).toEqual([])
})

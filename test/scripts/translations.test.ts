import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { texts } from '@/texts/not-loaded'
import { texts as odia } from '@/texts/not-loaded/or'
import { root } from '@scripts/paths'
import { templateIn } from '@scripts/prerender/pageHtml'
import { sitemap } from '@scripts/prerender/siteFiles'
import { translationOf } from '@scripts/prerender/translationOf'
import { readTable } from '@scripts/texts/table'
import { withChanges, writeTranslated } from '@scripts/texts/translated'
import { uncheckedTexts } from '@scripts/texts/unchecked'

const draft = 'export const checkedBy: string | undefined = undefined\n'
const checked = "export const checkedBy: string | undefined = 'A. Speaker, 3 December 2026'\n"
const frame = "import { texts } from '@/texts/layout'"
const page = "import { Part } from './Part'\nimport type { Long } from '@/features/long/schema'"

/** What a function finds in a folder with these files. */
async function inFolder<Found>(
  files: Record<string, string>,
  find: (folder: string) => Found | Promise<Found>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    return await find(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The state in Odia of the page of a site with these files. */
function stateOf(files: Record<string, string>) {
  const all = {
    'src/app/App.tsx': frame,
    'src/texts/layout/or.ts': checked,
    'src/features/short/ShortPage.tsx': page,
    'src/features/long/schema.ts': "import { texts } from '@/texts/long'",
    'src/features/long/LongPage.tsx': "import { texts } from '@/texts/long'",
    ...files,
  }
  return inFolder(all, (folder) =>
    translationOf(folder, join(folder, 'src/features/short/ShortPage.tsx'), 'or'),
  )
}

const part = {
  'src/features/short/Part.tsx': [
    "import { texts } from '@/texts/short'",
    "const load = () => import('@/features/long/LongPage')",
    "const more = () => import('./more')",
  ].join('\n'),
  'src/features/short/more.ts': 'export const more = 1',
}

test('a page is translated once every text that it shows is there, and checked once a speaker has read them all', async () => {
  expect(await stateOf(part)).toBe('missing')
  expect(await stateOf({ ...part, 'src/texts/short/or.ts': draft })).toBe('draft')
  expect(await stateOf({ ...part, 'src/texts/short/or.ts': checked })).toBe('checked')
  const frameIsDraft = {
    ...part,
    'src/texts/short/or.ts': checked,
    'src/texts/layout/or.ts': draft,
  }
  expect(await stateOf(frameIsDraft)).toBe('draft')
  const later = { ...part, 'src/features/short/more.ts': "import { texts } from '@/texts/later'" }
  expect(await stateOf({ ...later, 'src/texts/short/or.ts': checked })).toBe('missing')
})

test('a page that has its words in the code is in English', async () => {
  expect(await stateOf({ 'src/features/short/Part.tsx': 'export const Part = () => null' })).toBe(
    'missing',
  )
})

test('the check lists the files that no speaker has checked', async () => {
  const files = {
    'src/texts/home/en.ts': '',
    'src/texts/home/or.ts': draft,
    'src/texts/home/hi.ts': checked,
    'src/texts/layout/or.ts': draft,
  }
  expect(await inFolder(files, uncheckedTexts)).toEqual([
    'Drafts that no speaker has checked yet:',
    '  Odia, 2 files: home, layout',
  ])
  expect(await inFolder({ 'src/texts/home/or.ts': checked }, uncheckedTexts)).toEqual([])
})

const homeInEnglish = `export const texts = {
  join: 'Become a member',
  left: (count: number) => \`\${count} left\`,
  look: 'Look',
}`
const homeInOdia = `${checked}export const texts = {
  join: 'ସଦସ୍ୟ ହୁଅନ୍ତୁ',
  left: (count: number) => \`\${count} ବାକି\`,
  look: 'ଦେଖନ୍ତୁ',
}`
const homeOf = (english: string, odia: string, translated: string) => ({
  'src/texts/home/en.ts': english,
  'src/texts/home/or.ts': odia,
  'scripts/texts/translated.tsv': translated,
})

/** What there is to do in Odia, and the record once it is written again. */
const toDo = (files: Record<string, string>) =>
  inFolder(files, async (folder) => {
    const { rows, pairs, translated, old } = await readTable(folder)
    writeTranslated(folder, withChanges(translated, pairs))
    const record = await readFile(join(folder, 'scripts/texts/translated.tsv'), 'utf8')
    const notes = Object.fromEntries(rows.map((row) => [row.key, row['Odia to do']]))
    return { notes, record, old }
  })

test('the table says which English has changed since it was translated, however the files are formatted', async () => {
  const { notes, record } = await toDo(homeOf(homeInEnglish, homeInOdia, ''))
  expect(notes).toEqual({ join: '', left: '', look: '' })

  const formatted = homeInEnglish
    .replace("'Look'", '"Look"')
    .replace('(count: number) =>', '(count: number) =>\n')
  expect((await toDo(homeOf(formatted, homeInOdia, record))).notes).toEqual(notes)

  const changed = homeInEnglish.replace('a member', 'our member').replace('left`', 'are left`')
  const later = await toDo(homeOf(changed, homeInOdia, record))
  const since = 'the English has changed since'
  expect(later.notes).toEqual({ join: since, left: since, look: '' })
  expect(later.old).toContain(
    `home join: ${since} the Odia, checked by A. Speaker, 3 December 2026`,
  )
  // Recording does not hide it; a new translation ends it.
  const after = await toDo(homeOf(changed, homeInOdia, later.record))
  expect(after.notes).toEqual(later.notes)
  const again = homeInOdia.replace('ସଦସ୍ୟ', 'ଆମ ସଦସ୍ୟ')
  expect((await toDo(homeOf(changed, again, later.record))).notes).toMatchObject({
    join: '',
    left: since,
  })
})

test('the table says which text is missing', async () => {
  const odia = homeInOdia.replace("  look: 'ଦେଖନ୍ତୁ',\n", '')
  const { notes } = await toDo(homeOf(homeInEnglish, odia, ''))
  expect(notes).toEqual({ join: '', left: '', look: 'missing' })
})

const site = 'https://example.org'
const english = { base: '', tag: 'en-IN', pages: ['/', '/gallery/'].map(open) }

function open(path: string) {
  return { path, noIndex: false }
}

test('the sitemap names a page in each language in which search engines may list it', () => {
  const odia = {
    base: '/or',
    tag: 'or-IN',
    pages: [open('/or/'), { path: '/or/gallery/', noIndex: true }],
  }
  const text = sitemap(site, [english, odia])
  const home = [
    ['en-IN', '/'],
    ['or-IN', '/or/'],
    ['x-default', '/'],
  ].map(([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${site}${path}"/>`)
  expect(text).toContain(`<url><loc>${site}/</loc>${home.join('')}</url>`)
  expect(text).toContain(`<url><loc>${site}/or/</loc>${home.join('')}</url>`)
  expect(text).toContain(`<url><loc>${site}/gallery/</loc></url>`)
  expect(text).not.toContain('/or/gallery/')
})

test('as long as no page of another language is checked, the sitemap is what it was', () => {
  const odia = { base: '/or', tag: 'or-IN', pages: [{ path: '/or/', noIndex: true }] }
  expect(sitemap(site, [english, odia])).toBe(sitemap(site, [english]))
  expect(sitemap(site, [english])).not.toContain('xhtml')
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the note for a page that does not load is in the language of the page', () => {
  const template = read('index.html')
  const words = (html: string) => html.replace(/\s+/g, ' ')
  expect(words(template)).toContain(texts.note('/contacts/'))
  const place = { base: '/or', tag: 'or-IN', note: odia.note('/or/contacts/') }
  const inOdia = templateIn(template, place)
  expect(inOdia).toContain('<html lang="or-IN">')
  expect(inOdia).toContain(`role="alert" hidden>${place.note}</div>`)
  expect(inOdia).toContain('href="/or/manifest.webmanifest"')
  expect(words(inOdia)).not.toContain('This page has not')
})

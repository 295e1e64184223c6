import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { currentNotice } from '@/features/privacy/currentNotice'
import { notices } from '@/features/privacy/notices'
import { texts as collected } from '@/texts/collected'
import { texts as short, version } from '@/texts/notice'
import type { Notice } from '@/texts/notices/notice'

/**
 * What people have agreed to stays as it was. A notice that has to change, also because a form collects something
 * else, becomes a file of its own, and its new text gets its line here: see docs/content.md.
 */
const shown: Record<string, string> = {
  '2027-01-en': 'ba63e40b63bdf14d',
  '2027-01-or': '41b0ed3aa3f372d9',
  '2027-01-hi': '0f0ffecd74b05d88',
  '2026-12-en': 'b9bbd88f7f30229d',
  '2026-12-or': '03f166cd1dca1050',
  '2026-12-hi': 'b8033c5d784eff80',
  '2026-11': 'c8cd425a9c8abd53',
}

const marked = (one: Notice) => createHash('sha256').update(JSON.stringify(one)).digest('hex')

test('no notice that was ever shown has changed', () => {
  const marks = notices.map((one) => [one.version, marked(one).slice(0, 16)])
  expect(Object.fromEntries(marks)).toEqual(shown)
})

test('a form shows the newest notice, which lists what that form keeps today', () => {
  expect(notices).toContainEqual(currentNotice)
  expect(currentNotice).toMatchObject({ version, summary: short.summary })
  const kept = currentNotice.forms.map(({ id, ...form }) => [id, form])
  expect(Object.fromEntries(kept)).toEqual(collected)
})

test('a version names its language, fits into a record, and is there once', () => {
  const versions = notices.map((notice) => notice.version)
  expect(new Set(versions).size).toBe(versions.length)
  for (const { version: name, language } of notices) {
    expect(name).toMatch(/^.{1,20}$/)
    // The first notice came before there was a thought of translations.
    expect(name === '2026-11' || name.endsWith(`-${language}`)).toBe(true)
  }
})

// A record that is sent in English keeps no language: decision 13.
test.each([
  ['or', 'ଫର୍ମର ଭାଷା'],
  ['hi', 'फ़ॉर्म की भाषा'],
])('the notice in %s says that the language of the form is kept', (language, words) => {
  const [notice] = notices.filter((each) => each.language === language)
  expect(notice?.parts.map(({ text }) => text).join(' ')).toContain(words)
})

test('a text with a period says what holds while the association has not decided it', () => {
  for (const { text, period } of notices.flatMap(({ parts }) => parts)) {
    expect(text.includes('{period}')).toBe(period !== undefined)
    expect(period?.undecided ?? '').not.toContain('{')
  }
})

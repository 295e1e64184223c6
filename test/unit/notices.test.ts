import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { notice } from '@/content/privacy/notice'
import { notices, type Notice } from '@/content/privacy/notices'
import { privacyForms } from '@/content/privacy/privacyForms'

/**
 * What people have agreed to stays as it was. A notice that has to change, also because a form collects something
 * else, becomes a new entry above the others, and gets its line here.
 */
const shown: Record<string, string> = {
  '2026-12-en': 'b9bbd88f7f30229d',
  '2026-11': 'c8cd425a9c8abd53',
}

const marked = (one: Notice) => createHash('sha256').update(JSON.stringify(one)).digest('hex')

test('no notice that was ever shown has changed', () => {
  const marks = notices.map((one) => [one.version, marked(one).slice(0, 16)])
  expect(Object.fromEntries(marks)).toEqual(shown)
})

test('a form shows the newest notice, which lists what that form keeps today', () => {
  expect(notices[0]).toMatchObject(notice)
  expect(notices[0].forms).toEqual(privacyForms)
})

test('a version names its language, fits into a record, and is there once', () => {
  const versions = notices.map(({ version }) => version)
  expect(new Set(versions).size).toBe(versions.length)
  for (const { version, language } of notices) {
    expect(version).toMatch(/^.{1,20}$/)
    // The first notice came before there was a thought of translations.
    expect(version === '2026-11' || version.endsWith(`-${language}`)).toBe(true)
  }
})

test('a text with a period says what holds while the association has not decided it', () => {
  for (const { text, period } of notices.flatMap(({ parts }) => parts)) {
    expect(text.includes('{period}')).toBe(period !== undefined)
    expect(period?.undecided ?? '').not.toContain('{')
  }
})

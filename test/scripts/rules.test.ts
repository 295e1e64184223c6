import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '@scripts/paths'
import { buildRules } from '@scripts/rules/build'
import { areRulesOld, oldRules } from '@scripts/rules/current'
import { placeInPart } from '@scripts/rules/places'
import { stripped } from '@scripts/rules/text'
import { rulesValues } from '@scripts/rules/values'

const parts = join(root, 'rules')
const whole = readFileSync(join(root, 'firestore.rules'), 'utf8')

test('firestore.rules is what its parts and the schemas say', () => {
  expect(areRulesOld(), oldRules).toBe(false)
})

test('each line of it is found in its part', () => {
  const lines = whole.split('\n').map((text, at) => [at + 1, text.trim()] as const)
  const code = lines.filter(([, text]) => text !== '' && !text.startsWith('//'))
  for (const [number, text] of code) {
    const [part = '', line] = placeInPart(whole, number)?.split(':') ?? []
    const inPart = readFileSync(join(root, part), 'utf8').split('\n')[Number(line) - 1]
    // A schema says the rest.
    const [start = ''] = inPart?.trim().split('{{') ?? []
    expect(start, `line ${number}`).not.toBe('')
    expect(text.slice(0, start.length), `line ${number}`).toBe(start)
  }
  expect(code.length).toBeGreaterThan(1_000)
})

describe('a mistake in a part', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rules-'))
    cpSync(parts, folder, { recursive: true })
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  /** The message for parts of which one has something else in it. */
  function messageFor(part: string, found: string, replacement: string): string {
    const file = join(folder, part)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(found)
    writeFileSync(file, text.replace(found, replacement))
    try {
      buildRules(folder, rulesValues)
    } catch (error) {
      return String(error)
    }
    return 'no mistake'
  }

  const lineOf = (part: string, found: string) =>
    readFileSync(join(parts, part), 'utf8').split(found)[0]!.split('\n').length

  test.each([
    [
      'an unknown value',
      'forms/land-bank.rules',
      '{{landBank.issue.choices}}',
      '{{landBank.isue}}',
    ],
    [
      'a brace too few',
      'forms/land-bank.rules',
      'function isLandNeed(data) {',
      'function isLandNeed {{',
    ],
    ['a part that is missing', 'main.rules', '{{meetings.rules}}', '{{meeting.rules}}'],
    ['a part named before', 'main.rules', '{{attendance.rules}}', '{{meetings.rules}}'],
  ])('is reported with the name of the part and its line: %s', (_title, part, good, bad) => {
    const message = messageFor(part, good, bad)
    expect(message).toContain(`rules/${part}:${lineOf(part, good)}: `)
  })

  test('says which part nothing names', () => {
    mkdirSync(join(folder, 'dues'))
    writeFileSync(join(folder, 'dues/receipts.rules'), 'function isReceipt() { return true; }')
    expect(messageFor('main.rules', 'service', 'service')).toContain('rules/dues/receipts.rules')
  })
})

describe('the copy that is deployed', () => {
  test('has no comment, no indentation and no empty line', () => {
    const lines = stripped(whole).trimEnd().split('\n')
    expect(lines.filter((line) => /^\s|^\/\/|^$|\s$/.test(line))).toEqual([])
    expect(stripped(whole).length).toBeLessThan(0.85 * whole.length)
  })

  test.each([
    ["value.matches('https?://x'); // A comment", "value.matches('https?://x');\n"],
    [`  label + '\\'//' // It's`, `label + '\\'//'\n`],
    [`"it's // no comment" /* 'a // b'`, `"it's // no comment" /* 'a // b'\n`],
    [
      String.raw`'[^\\x00-\\x20/?#@:.<>\\[\\]\\\\^|%"{}]' // "`,
      String.raw`'[^\\x00-\\x20/?#@:.<>\\[\\]\\\\^|%"{}]'` + '\n',
    ],
    [
      "  let a = '  two  spaces // '\n\n    // A comment\n  + b;",
      "let a = '  two  spaces // '\n+ b;\n",
    ],
  ])('keeps each text: %s', (rules, copy) => {
    expect(stripped(rules)).toBe(copy)
  })
})

import { expect, test } from 'vitest'
import { saidBy } from '@scripts/texts/saidBy'
import { latinNames, otherwise, terms } from '@scripts/texts/terms'

type File = { texts: unknown }

const files = import.meta.glob<File>('/src/texts/*/{en,or,hi}.ts', { eager: true })

/** Where texts are, and the length of each list: the types do not say it. */
function placesOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  const length = Array.isArray(value) ? [`${at}: ${value.length}`] : []
  const inner = Object.entries(value).flatMap(([name, part]) => placesOf(part, `${at}/${name}`))
  return [...length, ...inner]
}

const translations = Object.entries(files).filter(([path]) => !path.endsWith('/en.ts'))

test.each(translations)('%s has every text of the English', (path, file) => {
  const english = files[path.replace(/\w+\.ts$/, 'en.ts')]?.texts
  expect(placesOf(file.texts)).toEqual(expect.arrayContaining(placesOf(english)))
})

/** The texts of a file by their path, without those that have a value in them. */
const flat = (value: unknown, path: string[] = []): [key: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => flat(part, [...path, key]))
    : typeof value === 'string'
      ? [[path.join('.'), value.normalize()]]
      : []

test.each([
  ['Odia', 'or'],
  ['Hindi', 'hi'],
] as const)('the texts in %s have one word for one thing', (column, language) => {
  const inOtherWords = translations
    .filter(([path]) => path.endsWith(`/${language}.ts`))
    .flatMap(([path, { texts }]) => {
      const area = path.split('/').at(-2)!
      const translated = new Map(flat(texts))
      return flat(files[path.replace(/\w+\.ts$/, 'en.ts')]?.texts).flatMap(([key, english]) =>
        terms
          .filter((term) => new RegExp(String.raw`\b${term.english}(e?s)?\b`, 'i').test(english))
          .filter((term) => !translated.get(key)?.includes(term[column].normalize()))
          .filter(() => !otherwise.has(`${area} ${key}`))
          .map((term) => `${area} ${key}: ${term.english}, ${term[column]}…`),
      )
    })
  expect(
    inOtherWords,
    'Use the word that scripts/texts/terms.ts has, or add the text to `otherwise` there',
  ).toEqual([])
})

/** Done is a section of a form, and a request. */
const severalWords = new Set(['Done'])

test.each(['or', 'hi'])('what is one sentence in English is one in %s', (language) => {
  const words = new Map<string, Set<string>>()
  for (const [path, { texts }] of translations) {
    if (!path.endsWith(`/${language}.ts`)) continue
    const english = new Map(flat(files[path.replace(/\w+\.ts$/, 'en.ts')]?.texts))
    for (const [key, text] of flat(texts)) {
      const sentence = english.get(key)
      if (sentence !== undefined && !severalWords.has(sentence)) {
        words.set(sentence, (words.get(sentence) ?? new Set()).add(text))
      }
    }
  }
  const inOtherWords = [...words].filter(([, { size }]) => size > 1)
  expect(inOtherWords.map(([sentence, of]) => [sentence, ...of].join(' | '))).toEqual([])
})

/** The texts of an area by their path; what one with a value in it says, with the number of the sample. */
const spoken = (area: string, texts: unknown): [key: string, text: string][] =>
  saidBy(area, texts).flatMap(([key, said]) =>
    said.map((text, at): [string, string] => [at === 0 ? key : `${key} (${at})`, text]),
  )

/** In Latin letters: examples with a digit, addresses, values to be filled in, markup, and letters of a code. */
const inLatin = new RegExp(
  [
    String.raw`\S*(?:[@\d]|\w\.\w)\S*`,
    String.raw`\{\w+\}|<[^>]*>|\b[A-Z]\b`,
    `\\b(?:${latinNames.join('|')})(?![A-Za-z])`,
  ].join('|'),
  'g',
)

const scripts = { or: /\p{Script=Oriya}/u, hi: /\p{Script=Devanagari}/u }

test.each(translations)('no text of %s is left in English', (path, file) => {
  const [area, language] = path.replace('.ts', '').split('/').slice(-2) as [string, 'or' | 'hi']
  const english = new Map(spoken(area, files[path.replace(/\w+\.ts$/, 'en.ts')]?.texts))
  const foreign = spoken(area, file.texts).filter(([key, text]) => {
    // The Odia word beside the name.
    if (/\p{Script=Oriya}/u.test(english.get(key) ?? '')) return false
    return [...text.replace(inLatin, '').matchAll(/\p{L}/gu)].some(
      ([letter]) => !scripts[language].test(letter),
    )
  })
  expect(
    foreign.map(([key, text]) => `${area} ${key}: ${text}`),
    'Write Latin letters in the letters of the language, or add the name to `latinNames` in scripts/texts/terms.ts',
  ).toEqual([])
})

/** Messages of the settings name the documents that are asked for, and need not say which form was sent. */
const valuesIn = (text = '') =>
  [...new Set(text.replace('{documents}', '{message}').match(/\{\w+\}|604\d/g))]
    .filter((value) => value !== '{request}')
    .toSorted()
    .join()

test.each(translations)('%s says each value that the English says', (path, file) => {
  const area = path.split('/').at(-2)!
  const translated = new Map(spoken(area, file.texts))
  const unsaid = spoken(area, files[path.replace(/\w+\.ts$/, 'en.ts')]?.texts).filter(
    ([key, text]) => translated.has(key) && valuesIn(text) !== valuesIn(translated.get(key)),
  )
  expect(
    unsaid.map(([key]) => `${area} ${key}`),
    'The translation leaves out a value, or has another one',
  ).toEqual([])
})

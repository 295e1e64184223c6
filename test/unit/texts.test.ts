import { expect, test } from 'vitest'
import { otherwise, terms } from '@scripts/texts/terms'

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
          .map((term) => `${area} ${key}: ${term.english}`),
      )
    })
  expect(inOtherWords).toEqual([])
})

import { expect, test } from 'vitest'

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

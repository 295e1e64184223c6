import { expect, test } from 'vitest'

type File = { texts: unknown }

const files = import.meta.glob<File>('/src/texts/*/{en,or,hi}.ts', { eager: true })

/** Where texts are: the types do not say how many entries a list has. */
function placesOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([name, inner]) => placesOf(inner, `${at}/${name}`))
}

const translations = Object.entries(files).filter(([path]) => !path.endsWith('/en.ts'))

test.each(translations)('%s has as many texts as the English, and none is empty', (path, file) => {
  const english = files[path.replace(/\w+\.ts$/, 'en.ts')]?.texts
  expect(placesOf(file.texts).toSorted()).toEqual(placesOf(english).toSorted())
  expect(JSON.stringify(file.texts)).not.toContain('""')
})

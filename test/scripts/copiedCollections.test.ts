import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copiedCollections, copiedGroups } from '@/features/settings/copy/collections'
import { root } from '@scripts/paths'
import { allowsOf } from '@test/rules/writes/allows'

/** Where the rules let anything be written: the collections at the top, and those below a document. */
const [top, below] = [2, 4].map((depth) => {
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8')
  const paths = allowsOf(rules).map(({ name }) => name.split(' ')[0]!.split('/'))
  const ofDepth = paths.filter(({ length }) => length === depth)
  expect(paths.every(({ length }) => length === 2 || length === 4)).toBe(true)
  return [...new Set(ofDepth.map((path) => path.at(-2)!))].sort()
})

test('a copy of everything has each collection that the rules know', () => {
  expect(top).toEqual([...copiedCollections])
  expect(below).toEqual([...copiedGroups])
})

test('what is below a document has a name that no collection at the top has', () => {
  expect(below!.filter((name) => top!.includes(name))).toEqual([])
})

import { expect, test } from 'vitest'
import { changeTexts } from '@scripts/texts/changeTexts'

const source = `import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  send: 'ପଠାଅ',
  left: (count: number) => \`\${count} ବାକି\`,
  steps: [{ title: 'ପ୍ରଥମ' }, { title: 'ଦ୍ୱିତୀୟ' }],
  'a code': 'ଏକ',
}
`

test('the words of a translator come into the file, with a quotation mark and a new line as code has them', () => {
  const result = changeTexts(source, [
    { key: 'send', text: 'ପଠାନ୍ତୁ' },
    { key: 'steps.1.title', text: "ଦୁଇ'\nତିନି" },
    { key: 'a code', text: 'ଏକ' },
  ])
  expect(result.changed).toEqual(['send', 'steps.1.title'])
  expect(result.left).toEqual([])
  expect(result.source).toContain("send: 'ପଠାନ୍ତୁ'")
  expect(result.source).toContain(String.raw`{ title: 'ଦୁଇ\'\nତିନି' }`)
  expect(result.source).toContain("{ title: 'ପ୍ରଥମ' }")
  expect(result.source).toContain('checkedBy: string | undefined = undefined')
})

test('a text with a value in it and an unknown key are left and named; who has checked the file is in it', () => {
  const entered = [
    { key: 'left', text: 'ବାକି' },
    { key: 'steps.2.title', text: 'ତୃତୀୟ' },
  ]
  const result = changeTexts(source, entered, 'M. Sahoo, 1 December 2026')
  expect(result.changed).toEqual([])
  expect(result.left).toEqual([
    { key: 'left', why: 'it has a value in it: change it in the file' },
    { key: 'steps.2.title', why: 'the file has no such text' },
  ])
  expect(result.source).toBe(source.replace('= undefined', "= 'M. Sahoo, 1 December 2026'"))
})

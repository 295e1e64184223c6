import { expect, test } from 'vitest'
import { readTable } from '@/features/members/import-file/readTable'

// In a browser: Node 20 reads the dashes and quotation marks of Windows as control characters.
test('a list in the encoding of Windows is read with its dashes and quotation marks', async () => {
  const bytes = new Uint8Array([...'17;Works '].map((sign) => sign.charCodeAt(0)))
  const windows = new Uint8Array([0x96, 0x20, 0x93, 0x55, 0x94, 0x92, 0xe9])
  const { rows } = await readTable(new File([bytes, windows], 'members.csv'))
  expect(rows).toEqual([['17', 'Works – “U”’é']])
})

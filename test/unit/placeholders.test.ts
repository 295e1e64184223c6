import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@scripts/paths'
import { allPages } from '@/app/pages'
import { placeholders, placeholderTexts } from '@/content/placeholders'

const folder = join(root, 'src')

test('every text marked as a placeholder is in the list that administrators see, and no other', async () => {
  const all = await readdir(folder, { recursive: true })
  const files = all.filter((file) => /^content\/.*\.ts$|^texts\/.*\ben\.ts$/.test(file))
  const marked = await Promise.all(
    files
      .filter((file) => file !== 'content/placeholders.ts')
      .map(async (file) => {
        const text = await readFile(join(folder, file), 'utf8')
        return [file, text.match(/\bplaceholders?\b[^\n]* until /gi)?.length ?? 0] as const
      }),
  )
  const listed = (wanted: string) => placeholderTexts.filter(({ file }) => file === wanted).length
  expect(marked.map(([file]) => [file, listed(file)])).toEqual(marked.map(([...each]) => each))
  for (const { file } of placeholderTexts) expect(files).toContain(file)
})

test('each placeholder names a page of the site and is there once', () => {
  const paths = allPages.map(({ path }) => path)
  for (const { path } of placeholders) expect(paths).toContain(path)
  const names = placeholders.map(({ what }) => what)
  expect(new Set(names).size).toBe(names.length)
})

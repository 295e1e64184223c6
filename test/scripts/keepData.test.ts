import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptFolder, replaceFolder } from '@scripts/emulators/keepData'

let home = ''
const content = (text: string) => (folder: string) => writeFile(join(folder, 'file'), text)
const read = () => readFile(join(keptFolder(join(home, 'data')) ?? '', 'file'), 'utf8')

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'keep-data-'))
})
afterEach(() => rm(home, { recursive: true }))

test('the new folder takes the place of the old one and leaves nothing beside it', async () => {
  const data = join(home, 'data')
  expect(keptFolder(data)).toBeUndefined()
  await replaceFolder(data, content('one'))
  await replaceFolder(data, content('two'))
  expect(await read()).toBe('two')
  expect(await readdir(home)).toEqual(['data'])
})

test('a failed export leaves the one before', async () => {
  const data = join(home, 'data')
  await replaceFolder(data, content('one'))
  const failing = replaceFolder(data, async (folder) => {
    await content('half')(folder)
    throw new Error('cut')
  })
  await expect(failing).rejects.toThrow('cut')
  expect(await read()).toBe('one')
})

test('cut between its two renames, the one before is found and replaced by the next export', async () => {
  const data = join(home, 'data')
  for (const name of ['data.before', 'data.next']) {
    await mkdir(join(home, name))
    await writeFile(join(home, name, 'file'), name)
  }
  expect(await read()).toBe('data.before')
  await expect(replaceFolder(data, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  expect(await read()).toBe('data.before')
  await replaceFolder(data, content('three'))
  expect(await read()).toBe('three')
  expect(await readdir(home)).toEqual(['data'])
})

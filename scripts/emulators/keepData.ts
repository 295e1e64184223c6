import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'

/**
 * Replaces a folder with a new one beside it, which `write` fills. Interrupted at any point,
 * `keptFolder` still finds the old or the new one, complete.
 */
export async function replaceFolder(
  folder: string,
  write: (newFolder: string) => Promise<unknown>,
): Promise<void> {
  const next = `${folder}.next`
  await remove(next)
  await mkdir(next, { recursive: true })
  await write(next)
  if (existsSync(folder)) {
    await remove(before(folder))
    await rename(folder, before(folder))
  }
  await rename(next, folder)
  await remove(before(folder))
}

/** The folder as it was last replaced; undefined when it never was. */
export const keptFolder = (folder: string): string | undefined =>
  [folder, before(folder)].find((path) => existsSync(path))

const before = (folder: string) => `${folder}.before`
const remove = (folder: string) => rm(folder, { recursive: true, force: true })

import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'

/**
 * Replaces a folder with what `write` puts into a new one beside it. Interrupted at any
 * point, the folder is found again by `keptFolder`, old or new, and never half.
 */
export async function replaceFolder(
  folder: string,
  write: (newFolder: string) => Promise<void>,
): Promise<void> {
  const next = `${folder}.next`
  const kept = keptFolder(folder)
  if (kept !== undefined && kept !== folder) await rename(kept, folder)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  try {
    await write(next)
  } catch (error) {
    await rm(next, { recursive: true, force: true })
    throw error
  }
  await rm(before(folder), { recursive: true, force: true })
  if (existsSync(folder)) await rename(folder, before(folder))
  await rename(next, folder)
  await rm(before(folder), { recursive: true, force: true })
}

/** The folder as it was last replaced; undefined when it never was. */
export function keptFolder(folder: string): string | undefined {
  return [folder, before(folder)].find((path) => existsSync(path))
}

const before = (folder: string) => `${folder}.before`

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Text that only the scripts of one backend contain. */
export const marks = { device: 'device-seed.json', auth: 'identitytoolkit' }

/** Which of these a built site contains. */
export async function marksIn(dist: string): Promise<string[]> {
  const assets = join(dist, 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))
  return Object.values(marks).filter((mark) => scripts.some((script) => script.includes(mark)))
}

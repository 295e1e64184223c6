import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of `package.json`. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const emulatorsFolder = join(root, '.emulators')

/** Where the copy of the site on this port keeps its data between runs. */
export const folderOf = (port: number) => join(emulatorsFolder, String(port))

/** A command of an installed package, to be run with Node: without a shell or npm in between. */
export function binary(packageName: 'vite' | 'firebase-tools'): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  return join(folder, packageName === 'vite' ? 'bin/vite.js' : 'lib/bin/firebase.js')
}

/** What a running stack tells the other scripts about itself, in its folder. */
export type RunningNote = { port: number; pid: number; firestore: string; auth: string }

/** Every stack of this checkout whose launcher is alive. */
export function runningStacks(): RunningNote[] {
  if (!existsSync(emulatorsFolder)) return []
  return readdirSync(emulatorsFolder)
    .map((name) => join(emulatorsFolder, name, runningNoteName))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as RunningNote)
    .filter(({ pid }) => isAlive(pid))
}

export const runningNoteName = 'running.json'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

import { execFile } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { binary, root } from './paths'
import { Processes } from './processes'

/** What the search for an emulator asks of this machine. */
export type MachineTools = {
  /** The major version; 0 when that Java cannot be run. */
  javaVersion: (java: string) => Promise<number>
  /** The file a command on the PATH really is, behind links. */
  realPathOf: (command: string) => Promise<string | undefined>
  exists: (file: string) => boolean
  /** firebase-tools' emulator, downloaded where it is not there yet. */
  downloadedJar: () => Promise<string | { failure: string }>
  answers: (url: string) => Promise<boolean>
}

const downloadLimit = 180_000

export const machineTools: MachineTools = {
  async javaVersion(java) {
    try {
      const { stderr } = await promisify(execFile)(java, ['-version'], { timeout: 20_000 })
      // "17.0.15", but "1.8.0_392" before Java 9.
      const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? []
      return Number(first === '1' ? second : first)
    } catch {
      return 0
    }
  },

  async realPathOf(command) {
    const folders = (process.env.PATH ?? '').split(delimiter)
    const file = folders.map((folder) => join(folder, command)).find((path) => existsSync(path))
    return file && realpathSync(file)
  },

  exists: existsSync,

  async downloadedJar() {
    const cache =
      process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')
    try {
      await new Processes().run(
        {
          name: "download of firebase-tools' Firestore emulator",
          command: process.execPath,
          args: [binary('firebase-tools'), 'setup:emulators:firestore'],
          cwd: root,
        },
        downloadLimit,
      )
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) }
    }
    const jar = readdirSync(cache)
      .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .at(-1)
    return jar ? join(cache, jar) : { failure: `firebase-tools left no emulator in ${cache}` }
  },

  answers,
}

/** Whether anything answers a request there, be it with an error. */
export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(3_000) })
    return true
  } catch {
    return false
  }
}

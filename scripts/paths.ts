import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of `package.json`. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Holds a folder for each port on which a copy of the site has run, with its data. */
export const emulatorsFolder = join(root, '.emulators')

/** A file in that folder: the address of the Firestore emulator that runs for this copy. */
export const addressFile = 'firestore-address.txt'

const commands = {
  vite: 'bin/vite.js',
  'firebase-tools': 'lib/bin/firebase.js',
  playwright: 'cli.js',
}

/** The file to run with Node for a package's command, without a shell or npm in between. */
export function binary(packageName: keyof typeof commands): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`))
  return join(folder, commands[packageName])
}

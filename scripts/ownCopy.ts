import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Modules that come before RTK Query and use Redux Toolkit, and the packages they get a copy of. */
const users =
  /\/src\/(app\/store|features\/session\/sessionSlice|shared\/live\/createLiveSlice)\.ts$/
const packages = /^(@reduxjs\/toolkit|immer)$/
const mark = '?first-load'

/**
 * Redux Toolkit is one module, and a module is never cut: what RTK Query takes of it would be part
 * of what every page loads. So the first load has a copy of its own, of what it uses.
 */
export function ownCopy(): Plugin {
  return {
    name: 'own-copy',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (importer === undefined || !packages.test(source)) return
      const isUser = users.test(importer) || importer.endsWith(mark)
      if (!isUser) return
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id + mark }
    },
    load(id) {
      return id.endsWith(mark) ? readFile(id.slice(0, -mark.length), 'utf8') : undefined
    },
  }
}

import type { Manifest } from 'vite'

/** The files of some modules and of all they import, each behind what it needs. */
export function filesOf(manifest: Manifest, modules: string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  function add(name: string) {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no file for ${name}`)
    chunk.imports?.forEach(add)
    files.add(chunk.file)
  }
  modules.forEach(add)
  return [...files]
}

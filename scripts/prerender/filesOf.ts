import type { Manifest, ManifestChunk } from 'vite'

/** The files of some modules and of all they import, each behind its imports. */
export const filesOf = (manifest: Manifest, modules: string[]): string[] => [
  ...new Set(chunksOf(manifest, modules).map(({ file }) => file)),
]

/** The modules that some modules, or their imports, load later. */
export const loadedLater = (manifest: Manifest, modules: string[]): string[] => [
  ...new Set(chunksOf(manifest, modules).flatMap(({ dynamicImports = [] }) => dynamicImports)),
]

function chunksOf(manifest: Manifest, modules: string[]): ManifestChunk[] {
  const chunks: ManifestChunk[] = []
  const seen = new Set<string>()
  function add(name: string) {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no file for ${name}`)
    chunk.imports?.forEach(add)
    chunks.push(chunk)
  }
  modules.forEach(add)
  return chunks
}

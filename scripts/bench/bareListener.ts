import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import type { Address } from '@scripts/firestoreRest'
import { localHost } from '@scripts/ports'

/** Builds and serves a page with one listener that does nothing, and returns its address. */
export async function serveBareListener(outDir: string, { host, port }: Address) {
  const root = fileURLToPath(new URL('bare', import.meta.url))
  const shared = { root, configFile: false as const, logLevel: 'silent' as const }
  const resolve = { tsconfigPaths: true }
  await build({ ...shared, resolve, build: { outDir, target: 'esnext', emptyOutDir: true } })
  const server = await preview({ ...shared, build: { outDir }, preview: { host: localHost } })
  // It ends with the measurement.
  server.httpServer.unref()
  const url = new URL(server.resolvedUrls?.local[0] ?? '')
  url.searchParams.set('firestore', `${host}:${port}`)
  return url.href
}

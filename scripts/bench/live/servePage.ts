import { fileURLToPath } from 'node:url'
import { build, preview, type Plugin } from 'vite'
import { parseEnv } from '@/shared/config/parseEnv'
import type { Address } from '@scripts/firestoreRest'
import { localHost } from '@scripts/ports'

/** Builds and serves the page of all that are compared, and returns its address. */
export async function servePage(outDir: string, { host, port }: Address) {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const firestore = `${host}:${port}`
  const env = parseEnv({ VITE_FIRESTORE_EMULATOR: firestore, VITE_AUTH_EMULATOR: firestore })
  const shared = { root, configFile: false as const, logLevel: 'silent' as const }
  await build({
    ...shared,
    plugins: [timed(root)],
    resolve: { tsconfigPaths: true, dedupe: ['react', 'react-dom', 'firebase'] },
    define: { __DEVICE__: 'false', __ENV__: JSON.stringify(env) },
    build: { outDir, target: 'esnext', emptyOutDir: true, modulePreload: false },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { host: localHost } })
  // It ends with the measurement.
  server.httpServer.unref()
  const url = new URL(server.resolvedUrls?.local[0] ?? '')
  url.searchParams.set('firestore', firestore)
  return url
}

/** Whoever imports the SDK gets it with marks where it calls back. */
function timed(root: string): Plugin {
  const marked = `${root}timedFirestore.ts`
  return {
    name: 'timed-firestore',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === '@firebase/firestore' && importer !== marked ? marked : undefined,
  }
}

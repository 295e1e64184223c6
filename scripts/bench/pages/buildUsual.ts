import react from '@vitejs/plugin-react'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { parseEnv } from '@/shared/config/parseEnv'
import type { Address } from '@scripts/firestoreRest'
import { images } from '@scripts/images'
import { root } from '@scripts/paths'

/** Builds the site as a developer would by default, with the same file at each address. */
export async function buildUsual(outDir: string, { host, port }: Address, paths: string[]) {
  const address = `${host}:${port}`
  const env = parseEnv({ VITE_FIRESTORE_EMULATOR: address, VITE_AUTH_EMULATOR: address })
  await build({
    root: join(root, 'scripts/bench/usual'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: join(root, 'public'),
    plugins: [react(), images()],
    resolve: { tsconfigPaths: true },
    define: { __DEVICE__: 'false', __ENV__: JSON.stringify(env) },
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: false } } },
  })
  for (const path of paths.filter((each) => each !== '/')) {
    await mkdir(join(outDir, path), { recursive: true })
    await copyFile(join(outDir, 'index.html'), join(outDir, path, 'index.html'))
  }
}

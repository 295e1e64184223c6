import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { images } from './scripts/images.ts'
import { prerender } from './scripts/prerender/plugin.ts'
import { parseEnv } from './src/shared/config/parseEnv.ts'

/** What every page needs anyway: one file compresses better than a dozen. */
const base =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|immer|reselect|use-sync-external-store|stylis|clsx|@emotion|@mui\/(system|styled-engine|private-theming|utils|material\/(styles|utils|Box|Typography|Container|ButtonBase|Button|Link)))\//

export default defineConfig(({ mode }) => {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const { backend } = parseEnv(loadEnv(mode, root, 'VITE_'))
  return {
    plugins: [react(), images(), prerender(root)],
    resolve: { tsconfigPaths: true },
    define: { __DEVICE__: JSON.stringify(backend === 'device') },
    build: {
      manifest: true,
      sourcemap: false,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
    },
    server: { watch: { ignored: ['**/.emulators/**', '**/test/**'] } },
  }
})

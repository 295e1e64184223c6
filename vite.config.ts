import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { firstLoad } from './scripts/firstLoad.ts'
import { formFiles } from './scripts/formFiles.ts'
import { images } from './scripts/images.ts'
import { prerender } from './scripts/prerender/plugin.ts'
import { parseEnv } from './src/shared/config/parseEnv.ts'

export default defineConfig(({ mode }) => {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const entry = join(root, 'src/main.tsx')
  const env = parseEnv(loadEnv(mode, root, 'VITE_'))
  return {
    plugins: [react(), images(), prerender(root)],
    resolve: { tsconfigPaths: true },
    define: { __DEVICE__: JSON.stringify(env.backend === 'device'), __ENV__: JSON.stringify(env) },
    build: {
      manifest: true,
      sourcemap: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: [...firstLoad(entry), ...formFiles(entry)] } },
      },
    },
    server: { watch: { ignored: ['**/.emulators/**', '**/test/**'] } },
  }
})

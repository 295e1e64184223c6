import { parseEnv } from '@/shared/config/parseEnv'
import { loadEnv } from 'vite'
import { root } from './paths'

// Run by `firebase deploy` before it takes what `npm run build` has built.
const { backend } = parseEnv(loadEnv('production', root, 'VITE_'))
if (backend !== 'cloud') {
  console.error(
    'There is no Firebase project in .env, so the site would look for its data on the machine of each visitor.\n' +
      'Copy .env.example to .env, fill it in and deploy again.',
  )
  process.exit(1)
}

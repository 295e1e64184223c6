import type { Env } from '@/shared/config/parseEnv'
import { oldRules } from '@scripts/rules/current'

/** Deploys a site that any program can send forms to. */
export const withoutAppCheck = '--without-app-check'

/** Why a site with these settings and rules is not deployed; undefined if it is. */
export function refusalOf(
  { backend, appCheck }: Pick<Env, 'backend' | 'appCheck'>,
  args: readonly string[],
  hasOldRules: boolean,
): string | undefined {
  if (backend !== 'cloud') {
    return '.env names no Firebase project. Copy .env.example to .env, fill it in and try again.'
  }
  if (hasOldRules) return oldRules
  if (appCheck !== null || args.includes(withoutAppCheck)) return undefined
  return [
    '.env has no VITE_APPCHECK_KEY. Without App Check any program can send forms to this project, thousands',
    'a minute, and use up what it may read and write in a day. The README says how to get a key, under',
    `“App Check”. To deploy all the same: npm run deploy -- ${withoutAppCheck}`,
  ].join('\n')
}

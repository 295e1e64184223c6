import { createHash } from 'node:crypto'
import type { Env } from '@/shared/config/parseEnv'
import { gridStyles } from './gridStyles.ts'

/** Where the SDK of a real project sends its requests: data first, then sign-in and new tokens. */
const googleApis = ['firestore', 'identitytoolkit', 'securetoken'].map(
  (service) => `https://${service}.googleapis.com`,
)

type Backend = Pick<Env, 'backend' | 'emulators'>

/** A style element without text, as Emotion adds one before it inserts its rules. */
const emptyText = ''

/**
 * The Content Security Policy of one page: it runs and is drawn by what stands in its file today,
 * and by the site's own files. Sent as a header, for only there it can forbid frames.
 *
 * @throws Error when the file holds what such a policy refuses: a style attribute, or a handler
 */
export function securityPolicy(html: string, env: Backend): string {
  const refused = /<[^>]+\s(style|on[a-z]+)="[^>]*>/.exec(html)
  if (refused !== null) throw new Error(`The site’s security policy refuses this: ${refused[0]}`)
  const scripts = inline(html, /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)
  const styles = [...inline(html, /<style[^>]*>(.*?)<\/style>/gs), emptyText]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(scripts)],
    'style-src': ["'self'", ...hashesOf(styles), ...gridStyles],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...connections(env)],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  }
  return written(directives)
}

/**
 * The policy of the worker, which has none of the page it works for: it asks Firestore, and no more. The
 * page hands it the tokens of the sign-in.
 */
export const workerPolicy = (env: Backend): string =>
  written({ 'default-src': ["'none'"], 'connect-src': connections(env).slice(0, 1) })

/**
 * The name of the worker's file. Browsers keep the policy together with the file, for a year: another policy
 * is another name.
 */
export const workerFile = (env: Backend): string =>
  `assets/worker-[hash]-${createHash('sha256').update(workerPolicy(env)).digest('hex').slice(0, 8)}.js`

const written = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

const connections = ({ backend, emulators }: Backend): string[] => {
  if (backend === 'cloud') return googleApis
  if (backend === 'device') return []
  return [emulators.firestore, emulators.auth].map((address) => `http://${address}`)
}

const inline = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => text!)

const hashesOf = (texts: string[]) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

import { createHash } from 'node:crypto'
import type { Env } from '@/shared/config/parseEnv'
import { gridStyles } from './gridStyles.ts'

/** Where the SDK of a real project sends its requests: data first, then sign-in and new tokens. */
const googleApis = ['firestore', 'identitytoolkit', 'securetoken'].map(
  (service) => `https://${service}.googleapis.com`,
)

/**
 * The needs of App Check where it is used: the frames of reCAPTCHA, as its own documentation lists them
 * (https://developers.google.com/recaptcha/docs/faq), its scripts, and the exchange of its answer for a token.
 * Of the scripts these alone: Google's own folders hold others, with which markup could run code.
 */
const recaptcha = {
  loader: {
    enterprise: 'https://www.google.com/recaptcha/enterprise.js',
    v3: 'https://www.google.com/recaptcha/api.js',
  },
  releases: 'https://www.gstatic.com/recaptcha/releases/',
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  requests: [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
}

type Backend = Pick<Env, 'backend' | 'emulators' | 'appCheck'>

/** A style element without text, as Emotion adds one before it inserts its rules. */
const emptyText = ''

/**
 * The Content Security Policy of one page: scripts and styles of its own file, by their hashes, and
 * the site's files. Sent as a header, for only there it can forbid frames.
 *
 * @throws Error when the file has a part that such a policy refuses: a style attribute, or a handler
 */
export function securityPolicy(html: string, env: Backend): string {
  const refused = /<[^>]+\s(style|on[a-z]+)="[^>]*>/.exec(html)
  if (refused !== null) throw new Error(`The site’s security policy refuses this: ${refused[0]}`)
  const appCheck = env.backend === 'cloud' ? env.appCheck : null
  const scriptsOfAppCheck =
    appCheck === null ? [] : [recaptcha.loader[appCheck.provider], recaptcha.releases]
  const scripts = inline(html, /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)
  const styles = [...inline(html, /<style[^>]*>(.*?)<\/style>/gs), emptyText]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(scripts), ...scriptsOfAppCheck],
    'style-src': ["'self'", ...hashesOf(styles), ...gridStyles],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...connections(env)],
    'manifest-src': ["'self'"],
    ...(appCheck !== null && { 'frame-src': recaptcha.frames }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const connections = ({ backend, emulators, appCheck }: Backend): string[] => {
  if (backend === 'cloud') return [...googleApis, ...(appCheck === null ? [] : recaptcha.requests)]
  if (backend === 'device') return []
  return [emulators.firestore, emulators.auth].map((address) => `http://${address}`)
}

const inline = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => text!)

const hashesOf = (texts: string[]) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** Where the data lives: Firebase itself, the emulators on this machine, or this browser alone. */
export type Backend = 'cloud' | 'emulators' | 'device'

export type Env = {
  backend: Backend
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string }
  /** host:port of each emulator; empty strings unless `backend` is `emulators`. */
  emulators: { firestore: string; auth: string }
  /** Path or same-origin address the session's token is sent to; empty when not used. */
  tokenSyncUrl: string
  /** Where the site will be found, without a slash at the end; empty when that is not known. */
  siteUrl: string
  /** App Check of the Firebase project; null when not used. */
  appCheck: AppCheckSettings | null
}

export type AppCheckSettings = {
  provider: 'enterprise' | 'v3'
  /** The site key of reCAPTCHA. */
  key: string
}

type Variable = { name: string; example: string; fits: RegExp }

const firebaseVariables = {
  apiKey: {
    name: 'VITE_FIREBASE_API_KEY',
    example: 'AIzaSy… (39 characters, Firebase console > Project settings)',
    fits: /^[\w-]{20,}$/,
  },
  authDomain: {
    name: 'VITE_FIREBASE_AUTH_DOMAIN',
    example: 'my-project.firebaseapp.com',
    fits: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
  },
  projectId: {
    name: 'VITE_FIREBASE_PROJECT_ID',
    example: 'my-project',
    fits: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  },
  appId: {
    name: 'VITE_FIREBASE_APP_ID',
    example: '1:123456789012:web:0123456789abcdef',
    fits: /^\d+:\d+:web:[0-9a-f]+$/,
  },
} satisfies Record<string, Variable>

const tokenSyncUrl: Variable = {
  name: 'VITE_TOKEN_SYNC_URL',
  example: '/api/session (a path of this site)',
  // A browser reads `/\` like `//`: the address of another site.
  fits: /^\/(?![/\\])[^\s\\]*$/,
}

const siteUrl: Variable = {
  name: 'VITE_SITE_URL',
  example: 'https://www.example.org (without a path or a slash at the end)',
  fits: /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+|https?:\/\/localhost:\d{1,5})$/i,
}

const appCheckKey: Variable = {
  name: 'VITE_APPCHECK_KEY',
  example: '6Lc… (40 characters, the site key of reCAPTCHA)',
  fits: /^[\w-]{20,}$/,
}

const appCheckProvider: Variable = {
  name: 'VITE_APPCHECK_PROVIDER',
  example: 'enterprise (or v3)',
  fits: /^(enterprise|v3)$/,
}

const backend: Variable = {
  name: 'VITE_BACKEND',
  example: 'device',
  fits: /^(device|emulators|cloud)$/,
}

const address = /^[\w.-]+:\d{1,5}$/

/** The project id of every emulator: a `demo-` id can never reach a real project. */
export const demoProjectId = 'demo-udyog'

const demoFirebase = {
  apiKey: 'demo-key-for-the-emulators',
  authDomain: `${demoProjectId}.firebaseapp.com`,
  projectId: demoProjectId,
  appId: '1:1:web:1',
}

/**
 * Reads the settings of `.env.example`. No `VITE_FIREBASE_…` at all means the emulators,
 * at the addresses the launcher passes or at Firebase's usual ports.
 *
 * @throws Error naming every missing or malformed variable, each with an example.
 */
export function parseEnv(raw: Record<string, unknown>): Env {
  const read = (name: string) => String(raw[name] ?? '').trim()
  const problems: string[] = []

  function check({ name, example, fits }: Variable, needed: boolean): string {
    const value = read(name)
    if (value === '') {
      if (needed) problems.push(`${name} is missing. Example: ${name}=${example}`)
    } else if (!fits.test(value)) {
      problems.push(`${name} is malformed. Example: ${name}=${example}`)
    }
    return value
  }

  const variables = Object.values(firebaseVariables)
  const isCloud = variables.some(({ name }) => read(name) !== '')
  const env: Env = {
    backend: isCloud ? 'cloud' : check(backend, false) === 'device' ? 'device' : 'emulators',
    firebase: isCloud
      ? {
          apiKey: check(firebaseVariables.apiKey, true),
          authDomain: check(firebaseVariables.authDomain, true),
          projectId: check(firebaseVariables.projectId, true),
          appId: check(firebaseVariables.appId, true),
        }
      : demoFirebase,
    emulators: { firestore: '', auth: '' },
    tokenSyncUrl: check(tokenSyncUrl, false),
    siteUrl: check(siteUrl, false),
    appCheck: null,
  }
  const key = check(appCheckKey, false)
  const provider = check(appCheckProvider, false) === 'v3' ? 'v3' : 'enterprise'
  if (key !== '') env.appCheck = { provider, key }
  if (env.backend === 'emulators') {
    const emulator = (name: string, usual: string) =>
      read(name) === '' ? usual : check({ name, example: usual, fits: address }, true)
    env.emulators = {
      firestore: emulator('VITE_FIRESTORE_EMULATOR', '127.0.0.1:8080'),
      auth: emulator('VITE_AUTH_EMULATOR', '127.0.0.1:9099'),
    }
  }
  if (problems.length > 0) {
    throw new Error(`The settings in .env are not complete:\n  ${problems.join('\n  ')}`)
  }
  return env
}

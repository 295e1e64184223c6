import { loadEnv } from 'vite'
import { parseEnv } from '@/shared/config/parseEnv'
import type { Variables } from './buildSite'
import { findFirestore, type FirestoreSource } from './findFirestore'
import { root } from './paths'
import { freePorts, localHost } from './ports'

/** Which backend the site is built for, and what has to be started for it. */
export type Plan = {
  /** As it is printed. */
  backend: string
  variables: Variables
} & (
  | { kind: 'cloud' | 'device' }
  | {
      kind: 'emulators'
      source: Exclude<FirestoreSource, { kind: 'none' }>
      firestorePort: number
      authPort: number
    }
)

/**
 * Follows `.env`; without one, the emulators where they can be had, else the device.
 *
 * @throws Error naming what is missing or malformed in `.env`.
 */
export async function planFromSettings(): Promise<Plan> {
  const env = parseEnv(loadEnv('production', root, 'VITE_'))
  if (env.backend === 'cloud') {
    return { kind: 'cloud', backend: `cloud (${env.firebase.projectId})`, variables: {} }
  }
  return env.backend === 'device' ? planDevice('VITE_BACKEND=device') : planLocal()
}

/** The emulators where they can be had, else the device, whatever `.env` says. */
export async function planLocal(): Promise<Plan> {
  const source = await findFirestore()
  if (source.kind === 'none') return planDevice(`${source.why}; ${source.install}`)
  return planEmulators(source)
}

/** Auth's emulator, and Firestore's from this source. */
export async function planEmulators(
  source: Exclude<FirestoreSource, { kind: 'none' }>,
): Promise<Plan> {
  const [freePort = 0, authPort = 0] = await freePorts(2)
  const { host, port } = source.kind === 'address' ? source : { host: localHost, port: freePort }
  return {
    kind: 'emulators',
    backend: `emulators (${source.where})`,
    source,
    firestorePort: port,
    authPort,
    variables: {
      ...noProject,
      VITE_FIRESTORE_EMULATOR: `${host}:${port}`,
      VITE_AUTH_EMULATOR: `${localHost}:${authPort}`,
    },
  }
}

/** The data stays in the browser. `reason` is printed. */
export function planDevice(reason: string): Plan {
  return {
    kind: 'device',
    backend: `device (${reason})`,
    variables: { ...noProject, VITE_BACKEND: 'device' },
  }
}

/** Keeps a developer's `.env` out of what is to run on this machine alone. */
const noProject: Variables = {
  VITE_BACKEND: '',
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_FIREBASE_APP_ID: '',
}

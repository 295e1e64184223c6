import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { parseEnv } from '@/shared/config/parseEnv'

const project = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA123456789012345678901234567890AB',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-project',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
}

test('without settings the emulators are used, at their usual ports and never for a real project', () => {
  const env = parseEnv({})
  expect(env.backend).toBe('emulators')
  expect(env.emulators).toEqual({ firestore: '127.0.0.1:8080', auth: '127.0.0.1:9099' })
  expect(env.firebase.projectId).toMatch(/^demo-/)
})

test('the launcher says where the emulators are', () => {
  const env = parseEnv({
    VITE_FIRESTORE_EMULATOR: '127.0.0.1:4001',
    VITE_AUTH_EMULATOR: '127.0.0.1:4002',
  })
  expect(env.emulators).toEqual({ firestore: '127.0.0.1:4001', auth: '127.0.0.1:4002' })
})

test('the launcher can ask for the device', () => {
  const env = parseEnv({ VITE_BACKEND: 'device' })
  expect(env.backend).toBe('device')
  expect(env.emulators).toEqual({ firestore: '', auth: '' })
})

test('a Firebase project means the cloud, whatever else is set', () => {
  const env = parseEnv({ ...project, VITE_BACKEND: 'device', VITE_FIRESTORE_EMULATOR: 'x:1' })
  expect(env.backend).toBe('cloud')
  expect(env.firebase).toEqual({
    apiKey: project.VITE_FIREBASE_API_KEY,
    authDomain: 'my-project.firebaseapp.com',
    projectId: 'my-project',
    appId: project.VITE_FIREBASE_APP_ID,
  })
  expect(env.emulators).toEqual({ firestore: '', auth: '' })
})

test.each(Object.keys(project))('%s is named with an example when it is missing', (name) => {
  expect(() => parseEnv({ ...project, [name]: ' ' })).toThrow(
    new RegExp(`${name} is missing\\. Example: ${name}=\\S`),
  )
})

test.each([
  ['VITE_FIREBASE_API_KEY', 'short'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://my-project.firebaseapp.com'],
  ['VITE_FIREBASE_PROJECT_ID', 'My Project'],
  ['VITE_FIREBASE_APP_ID', '123456789012'],
  ['VITE_TOKEN_SYNC_URL', 'https://elsewhere.example.org/session'],
  ['VITE_TOKEN_SYNC_URL', '//elsewhere.example.org/session'],
  ['VITE_TOKEN_SYNC_URL', '/\\elsewhere.example.org/session'],
  ['VITE_SITE_URL', 'www.example.org'],
  ['VITE_SITE_URL', 'https://www.example.org/'],
  ['VITE_SITE_URL', 'http://www.example.org'],
  ['VITE_APPCHECK_KEY', 'short'],
  ['VITE_APPCHECK_KEY', "6LcSample-Sample-Sample-Sample'; script-src *"],
])('%s is named with an example when it is "%s"', (name, value) => {
  expect(() => parseEnv({ ...project, [name]: value })).toThrow(
    new RegExp(`${name} is malformed\\. Example: ${name}=\\S`),
  )
})

test('everything wrong is said at once', () => {
  const attempt = () => parseEnv({ VITE_FIREBASE_API_KEY: 'short', VITE_TOKEN_SYNC_URL: 'here' })
  for (const name of ['API_KEY is malformed', 'PROJECT_ID is missing', 'SYNC_URL is malformed']) {
    expect(attempt).toThrow(name)
  }
})

test('the optional settings are passed on', () => {
  const env = parseEnv({
    VITE_TOKEN_SYNC_URL: '/api/session',
    VITE_SITE_URL: 'https://www.example.org',
  })
  expect(env).toMatchObject({ tokenSyncUrl: '/api/session', siteUrl: 'https://www.example.org' })
  expect(parseEnv({ VITE_SITE_URL: 'http://localhost:5000' }).siteUrl).toMatch(/:5000$/)
  expect(parseEnv({ VITE_SITE_URL: 'https://localhost:5000' }).siteUrl).toMatch(/:5000$/)
})

const appCheckKey = '6LcSampleSampleSampleSampleSample-Sample'

test('App Check is used where the project has a key for it, and not without one', () => {
  expect(parseEnv(project).appCheck).toBeNull()
  expect(parseEnv({ ...project, VITE_APPCHECK_KEY: ' ' }).appCheck).toBeNull()
  expect(parseEnv({ ...project, VITE_APPCHECK_KEY: appCheckKey }).appCheck).toEqual({
    provider: 'enterprise',
    key: appCheckKey,
  })
  expect(
    parseEnv({
      ...project,
      VITE_APPCHECK_KEY: appCheckKey,
      VITE_APPCHECK_PROVIDER: 'v3',
    }).appCheck,
  ).toEqual({
    provider: 'v3',
    key: appCheckKey,
  })
})

test('App Check can be tried over the emulators, too', () => {
  const env = parseEnv({ VITE_APPCHECK_KEY: appCheckKey, VITE_APPCHECK_PROVIDER: 'enterprise' })
  expect(env.backend).toBe('emulators')
  expect(env.appCheck).toMatchObject({ provider: 'enterprise', key: appCheckKey })
})

test.each([
  ['VITE_APPCHECK_PROVIDER', 'v2'],
  ['VITE_APPCHECK_PROVIDER', 'Enterprise'],
])('%s of App Check is named with an example when it is "%s"', (name, value) => {
  const settings = { ...project, VITE_APPCHECK_KEY: appCheckKey, [name]: value }
  expect(() => parseEnv(settings)).toThrow(
    new RegExp(`${name} is malformed\\. Example: ${name}=\\S`),
  )
})

test('a backend that does not exist is refused', () => {
  expect(() => parseEnv({ VITE_BACKEND: 'devise' })).toThrow('VITE_BACKEND is malformed')
})

test('.env.example names every setting, all empty, so a plain copy uses the emulators', () => {
  const lines = readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const optional = [
    'VITE_TOKEN_SYNC_URL',
    'VITE_SITE_URL',
    'VITE_APPCHECK_KEY',
    'VITE_APPCHECK_PROVIDER',
  ]
  expect(lines.sort()).toEqual([...Object.keys(project), ...optional].map((n) => `${n}=`).sort())
  expect(parseEnv(Object.fromEntries(lines.map((line) => line.split('=')))).backend).toBe(
    'emulators',
  )
})

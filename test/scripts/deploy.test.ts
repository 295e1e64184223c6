import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { refusalOf, withoutAppCheck } from '@scripts/deploy/refusal'
import { root } from '@scripts/paths'

const project = {
  VITE_FIREBASE_API_KEY: 'AIzaSampleKeyOfNobody0000',
  VITE_FIREBASE_AUTH_DOMAIN: 'sample-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'sample-project',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_APPCHECK_KEY: '',
}

test('nothing is deployed without the key of App Check, and it is said how to get one', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/deploy.ts', '--project', 'sample-project'],
    { cwd: root, env: { ...process.env, ...project }, encoding: 'utf8' },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('.env has no VITE_APPCHECK_KEY')
  expect(stderr).toContain('npm run deploy -- --without-app-check')
})

test('with a key, or if the command says so, the site is deployed', () => {
  const key = { provider: 'enterprise', key: '6LcSampleKeyOfNobody0000' } as const
  expect(refusalOf({ backend: 'cloud', appCheck: key }, [], false)).toBeUndefined()
  expect(refusalOf({ backend: 'cloud', appCheck: null }, [withoutAppCheck], false)).toBeUndefined()
  expect(refusalOf({ backend: 'emulators', appCheck: null }, [withoutAppCheck], false)).toContain(
    '.env',
  )
})

test('rules whose parts have changed since are not deployed', () => {
  const cloud = { backend: 'cloud', appCheck: null } as const
  expect(refusalOf(cloud, [withoutAppCheck], true)).toContain('npm run rules')
})

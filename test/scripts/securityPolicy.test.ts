import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityPolicy, workerFile, workerPolicy } from '@scripts/prerender/securityPolicy'

const emulators = { firestore: '127.0.0.1:8080', auth: '127.0.0.1:9099' }
const onEmulators = { backend: 'emulators', emulators } as const
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('what stands in the page runs and is drawn by its hash, and nothing else is', () => {
  const html =
    '<style data-emotion="css">a{}</style><script data-entry="/x.js">go()</script>' +
    '<script type="application/ld+json">{}</script><script src="/y.js"></script>'
  const policy = securityPolicy(html, onEmulators)

  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('go()')}`)
  expect(directive(policy, 'style-src')).toContain(`style-src 'self' ${hash('a{}')} ${hash('')} '`)
  expect(policy).not.toContain('unsafe')
})

test.each(['<p style="color:red">', '<img src="x" onerror="alert(1)">'])(
  'a page with %s is not built',
  (html) => expect(() => securityPolicy(html, onEmulators)).toThrow('security policy refuses'),
)

test('a page connects to its backend alone', () => {
  const connections = (backend: 'cloud' | 'emulators' | 'device') =>
    directive(securityPolicy('', { backend, emulators }), 'connect-src')

  expect(connections('device')).toBe("connect-src 'self'")
  expect(connections('emulators')).toBe(
    "connect-src 'self' http://127.0.0.1:8080 http://127.0.0.1:9099",
  )
  expect(connections('cloud')).toBe(
    "connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  )
})

test('the worker connects to Firestore, and may do nothing else', () => {
  const none = "default-src 'none'; connect-src"
  expect(workerPolicy(onEmulators)).toBe(`${none} http://127.0.0.1:8080`)
  expect(workerPolicy({ ...onEmulators, backend: 'cloud' })).toBe(
    `${none} https://firestore.googleapis.com`,
  )
})

test('with another policy the worker is another file, for browsers keep the two together', () => {
  const moved = { backend: 'emulators', emulators: { ...emulators, firestore: '127.0.0.1:8081' } }
  expect(workerFile(moved as typeof onEmulators)).not.toBe(workerFile(onEmulators))
})

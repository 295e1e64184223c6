import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityPolicy } from '@scripts/prerender/securityPolicy'

const emulators = { firestore: '127.0.0.1:8080', auth: '127.0.0.1:9099' }
const onEmulators = { backend: 'emulators', emulators, appCheck: null } as const
const appCheck = {
  provider: 'enterprise',
  key: '6LcSampleSampleSampleSample_Sample-Sample',
} as const
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('scripts and styles of the page are allowed by their hashes, and nothing else is', () => {
  const html =
    '<style data-emotion="css">a{}</style><script>go()</script>' +
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

const backends = ['cloud', 'emulators', 'device'] as const

test('a page connects to its backend alone', () => {
  const connections = (backend: (typeof backends)[number]) =>
    directive(securityPolicy('', { backend, emulators, appCheck: null }), 'connect-src')

  expect(connections('device')).toBe("connect-src 'self'")
  expect(connections('emulators')).toBe(
    "connect-src 'self' http://127.0.0.1:8080 http://127.0.0.1:9099",
  )
  expect(connections('cloud')).toBe(
    "connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  )
})

test('no other site may frame a page, load anything into it, or move what it sends', () => {
  const policy = securityPolicy('', onEmulators)
  expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  for (const name of ['object-src', 'base-uri', 'form-action', 'frame-ancestors']) {
    expect(directive(policy, name)).toBe(`${name} 'none'`)
  }
  expect(policy).not.toMatch(/worker-src|frame-src/)
})

test.each(['enterprise', 'v3'] as const)(
  'with App Check by reCAPTCHA (%s) a page over the real project runs that, and nothing more',
  (provider) => {
    const env = { backend: 'cloud', emulators, appCheck: { ...appCheck, provider } } as const
    const html = '<script>go()</script>'
    const policy = securityPolicy(html, env)
    const recaptcha = 'https://www.google.com/recaptcha/'

    const loader = `${recaptcha}${provider === 'v3' ? 'api' : 'enterprise'}.js`
    expect(directive(policy, 'script-src')).toBe(
      `script-src 'self' ${hash('go()')} ${loader} https://www.gstatic.com/recaptcha/releases/`,
    )
    expect(directive(policy, 'frame-src')).toBe(
      `frame-src ${recaptcha} https://recaptcha.google.com/recaptcha/`,
    )
    const plain = directive(securityPolicy(html, { ...env, appCheck: null }), 'connect-src')
    expect(directive(policy, 'connect-src')).toBe(
      `${plain} https://content-firebaseappcheck.googleapis.com ${recaptcha}`,
    )
    expect(policy).not.toContain('unsafe')

    const others = (whole: string) =>
      whole.split('; ').filter((part) => !/^(script|frame|connect)-/.test(part))
    expect(others(policy)).toEqual(others(securityPolicy(html, { ...env, appCheck: null })))
  },
)

test('without a key, or with any other backend, a page has nothing of reCAPTCHA', () => {
  const cases = [
    ...backends.map((backend) => ({ backend, emulators, appCheck: null })),
    { backend: 'emulators', emulators, appCheck } as const,
    { backend: 'device', emulators, appCheck } as const,
  ]
  for (const env of cases) {
    const policy = securityPolicy('', env)
    expect(policy, env.backend).not.toMatch(/recaptcha|appcheck|gstatic|www\.google|frame-src/)
    expect(directive(policy, 'require-trusted-types-for')).toBe(
      "require-trusted-types-for 'script'",
    )
    expect(policy).toBe(securityPolicy('', { ...env, appCheck: null }))
  }
})

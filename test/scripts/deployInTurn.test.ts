import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployInTurn } from '@scripts/deploy/inTurn'
import { binary, root } from '@scripts/paths'

const config = { firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' } }
const rules = `rules_version = '2';

// For tests
service cloud.firestore {
  match /databases/{database}/documents {
  }
}
`
const copy = `rules_version = '2';
service cloud.firestore {
match /databases/{database}/documents {
}
}
`

let folder: string
let said: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  writeFileSync(join(folder, 'firestore.rules'), rules)
  writeFileSync(join(folder, 'firestore.indexes.json'), '{ "indexes": [], "fieldOverrides": [] }')
  said = []
  const note = (...texts: unknown[]) => void said.push(texts.join(' '))
  vi.spyOn(console, 'log').mockImplementation(note)
  vi.spyOn(console, 'error').mockImplementation(note)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

describe('with a stand-in for the command', () => {
  type Noted = { args: string[]; firestore: typeof config.firestore; rules: string }

  async function deploy(answers: readonly (number | undefined)[], ...args: string[]) {
    writeFileSync(join(folder, 'answers.txt'), answers.map((answer) => answer ?? '').join('\n'))
    const command = [process.execPath, join(root, 'test/scripts/standInForFirebase.js')] as const
    const pauses = [0, 0.01, 0.02, 0.03]
    const code = await deployInTurn({ command, args, config, folder, pauses })
    const noted = existsSync(join(folder, 'noted.jsonl'))
      ? readFileSync(join(folder, 'noted.jsonl'), 'utf8').trim().split('\n')
      : []
    const calls = noted.map((line) => JSON.parse(line) as Noted)
    return { code, calls, targets: calls.map(({ args: given }) => given[1]) }
  }

  test('the rules are deployed first and alone, without comments, then the rest', async () => {
    const { code, calls, targets } = await deploy([], '--project', 'sample-project')
    expect(code).toBe(0)
    expect(targets).toEqual(['--only=firestore:rules', '--only=firestore:indexes,hosting'])
    expect(calls[0]!.rules).toBe(copy)
    for (const { args, firestore } of calls) {
      expect(args[0]).toBe('deploy')
      expect(args.slice(-2)).toEqual(['--project', 'sample-project'])
      expect(firestore.indexes).toBe(config.firestore.indexes)
    }
    expect(readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([])
  })

  test('they are sent again while Google answers 400, 409 or 503', async () => {
    const { code, targets } = await deploy([503, 409, 400])
    expect(code).toBe(0)
    expect(targets.map((target) => target === '--only=firestore:rules')).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(said.filter((text) => text.includes('sent again in'))).toHaveLength(3)
  })

  test('after five tries it is said what to do, and nothing else is deployed', async () => {
    const { code, targets } = await deploy(Array<number>(9).fill(503))
    expect(code).toBe(2)
    expect(targets).toEqual(Array(5).fill('--only=firestore:rules'))
    expect(said.at(-1)).toContain('Wait for an hour')
  })

  test.each([401, 403, 404, 429, 500])('another answer, %d, ends it at once', async (status) => {
    const { code, targets } = await deploy([status])
    expect(code).toBe(2)
    expect(targets).toEqual(['--only=firestore:rules'])
    expect(said).toEqual([])
  })

  test('where the rest is refused, it is not tried again', async () => {
    const { code, targets } = await deploy([undefined, 503])
    expect(code).toBe(2)
    expect(targets).toHaveLength(2)
  })

  test.each([
    [['--only', 'hosting'], ['--only=hosting']],
    [['--only=firestore:rules'], ['--only=firestore:rules']],
    [
      ['--only', 'hosting,firestore'],
      ['--only=firestore:rules', '--only=hosting,firestore:indexes'],
    ],
    [
      ['--except', 'hosting'],
      ['--only=firestore:rules', '--only=firestore:indexes'],
    ],
  ])('%j chooses what is deployed', async (args, expected) => {
    const { calls, targets } = await deploy([], ...args, '--force')
    expect(targets).toEqual(expected)
    expect(calls.map(({ args: given }) => given.slice(3))).toEqual(calls.map(() => ['--force']))
  })
})

describe('with a stand-in for Google', () => {
  let server: Server
  let asked: string[]
  let sent: string[]
  /** The answers to the first rulesets; later ones are taken. */
  let answers: number[]

  beforeEach(async () => {
    ;[asked, sent, answers] = [[], [], []]
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => (body += String(part)))
      request.on('end', () => {
        const path = `${request.method} ${request.url}`
        asked.push(path)
        const isRules = /^POST .*\/rulesets$/.test(path)
        if (isRules) sent.push(contentOf(body))
        const status = (isRules && answers.shift()) || 200
        const error = { code: status, message: 'An answer.', status: 'UNKNOWN' }
        response.writeHead(status, { 'Content-Type': 'application/json' })
        response.end(JSON.stringify(status === 200 ? answerTo(path) : { error }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    for (const name of googleAddresses) vi.stubEnv(name, address)
    vi.stubEnv('FIREBASE_TOKEN', 'sample')
  })

  afterEach(async () => {
    vi.unstubAllEnvs()
    await new Promise((resolve) => server.close(resolve))
  })

  const googleAddresses = [
    'FIREBASE_TOKEN_URL',
    'FIREBASE_AUTH_URL',
    'FIREBASE_RULES_URL',
    'FIREBASE_API_URL',
    'FIREBASE_SERVICE_USAGE_URL',
    'FIREBASE_RESOURCEMANAGER_URL',
    'FIRESTORE_URL',
    'FIREBASE_REMOTE_CONFIG_URL',
  ]

  const contentOf = (body: string) =>
    (JSON.parse(body) as { source: { files: { content: string }[] } }).source.files[0]!.content

  function answerTo(path: string): object {
    if (path.includes('token')) return { access_token: 'x', expires_in: 3600, token_type: 'Bearer' }
    if (path.includes('/services/')) return { state: 'ENABLED' }
    if (path.includes('/databases/')) return { type: 'FIRESTORE_NATIVE' }
    return path.startsWith('GET')
      ? { releases: [] }
      : { name: 'projects/sample-project/rulesets/1' }
  }

  const deploy = () =>
    deployInTurn({
      command: [process.execPath, binary('firebase-tools')],
      args: ['--project', 'sample-project', '--only', 'firestore:rules'],
      config,
      folder,
      pauses: [0],
    })

  test('the real command brings the copy there at the second try', async () => {
    answers = [503]
    expect(await deploy()).toBe(0)
    expect(sent).toEqual([copy, copy])
    expect(asked.at(-1)).toContain('/releases')
  })

  test('and stops where Google forbids it', async () => {
    answers = [403]
    expect(await deploy()).toBeGreaterThan(0)
    expect(sent).toEqual([copy])
  })
})

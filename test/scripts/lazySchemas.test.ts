import { expect, test } from 'vitest'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { root } from '@scripts/paths'

// A schema that nobody can compile, and so tells whether somebody tried.
const program = `
  import { createRequire } from 'node:module'
  const tools = createRequire(
    createRequire(${JSON.stringify(join(root, 'package.json'))}).resolve('firebase-tools/package.json'),
  )
  const answer = { 200: { description: 'OK' } }
  const schema = { type: 'string', pattern: '(' }
  const api = {
    openapi: '3.0.0',
    info: { title: 'Sample', version: '1' },
    paths: { '/': { get: { parameters: [{ in: 'query', name: 'a', schema }], responses: answer } } },
  }
  await tools('exegesis-express')
    .middleware(api, { controllers: {} })
    .then(() => console.log('waited'), () => console.log('compiled'))
`

async function answerOf(...flags: string[]) {
  const args = [...flags, '--input-type=module', '--eval', program]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args)
  return stderr + stdout.trim()
}

test('the Auth emulator compiles the schemas of its API when one is needed', async () => {
  const preload = pathToFileURL(join(root, 'scripts', 'emulators', 'lazySchemas.js')).href
  expect(await answerOf()).toBe('compiled')
  expect(await answerOf('--import', preload)).toBe('waited')
})

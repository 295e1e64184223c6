import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripped } from '@scripts/rules/text'
import { targetsOf } from './targets'

/** Google answers large rules so now and then, although they are good, and takes them later. */
const passing = /HTTP Error: (400|409|503)\b/

const giveUp = (tries: number) =>
  [
    `Google has refused the rules ${tries} times. The rules and the site that were deployed before stay as`,
    'they are. Wait for an hour and run the command again. If the message above names a line of the rules,',
    'or the same happens for a day, it is no passing fault: undo the last change of rules/, and try without.',
  ].join('\n')

type Deployment = {
  /** The `firebase` command: a program and its first arguments. */
  command: readonly [string, ...string[]]
  /** The arguments of `npm run deploy`. */
  args: readonly string[]
  /** `firebase.json` with the additions of the build. */
  config: { firestore: { rules: string }; hosting?: object }
  /** The folder that the paths of `config` start from. */
  folder: string
  /** Seconds between two tries to deploy the rules. */
  pauses?: readonly number[]
}

/**
 * Deploys the rules first and alone, then the rest: so a site is never newer than its rules. The rules
 * go without comments and indentation, because Google has refused larger ones more often.
 *
 * @returns the exit code
 */
export async function deployInTurn(deployment: Deployment): Promise<number> {
  const { command, args, config, folder, pauses = [5, 20, 60, 180] } = deployment
  const { withRules, others, rest } = targetsOf(args)
  const copies = { rules: '.firebase.deploy.rules', config: '.firebase.deploy.json' }
  const deploy = (targets: readonly string[], output: 'read' | 'left') => {
    const options = ['deploy', `--only=${targets.join(',')}`, `--config=${copies.config}`]
    return run([...command, ...options, ...others], folder, output)
  }

  const { firestore } = config
  const ofCopy = { ...config, firestore: { ...firestore, rules: copies.rules } }
  writeFileSync(
    join(folder, copies.rules),
    stripped(readFileSync(join(folder, firestore.rules), 'utf8')),
  )
  writeFileSync(join(folder, copies.config), JSON.stringify(ofCopy, null, 2))
  try {
    const deployRules = () => deploy(['firestore:rules'], 'read')
    const code = withRules ? await patiently(deployRules, pauses) : 0
    if (code !== 0 || rest.length === 0) return code
    // It may ask questions.
    return (await deploy(rest, 'left')).code
  } finally {
    for (const copy of Object.values(copies)) rmSync(join(folder, copy), { force: true })
  }
}

/** Tries again after each pause, for as long as Google gives an answer that passes. */
async function patiently(deploy: () => Promise<Ran>, pauses: readonly number[]): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const { code, output } = await deploy()
    if (code === 0 || !passing.test(output)) return code
    const pause = pauses[tries]
    if (pause === undefined) {
      console.error(giveUp(tries + 1))
      return code
    }
    console.log(`Google has not taken the rules. They are sent again in ${pause} seconds.`)
    await sleep(pause * 1_000)
  }
}

type Ran = { code: number; output: string }

/** Runs a command in view. Its output is read, or left to the terminal alone. */
function run([program = '', ...args]: readonly string[], cwd: string, output: 'read' | 'left') {
  const stdio = output === 'read' ? 'pipe' : 'inherit'
  const child = spawn(program, args, { cwd, stdio: ['inherit', stdio, stdio] })
  let text = ''
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.pipe(process[name], { end: false })
    child[name]?.on('data', (part) => (text += String(part)))
  }
  return new Promise<Ran>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: text }))
  })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { answers } from './firestoreRest'
import { addressFile, emulatorsFolder } from '@scripts/paths'

/** The copy of the site that runs, or the one that `PORT` names. @throws Error if none runs, or several */
export const runningStack = async () => chooseStack(await runningStacks())

async function runningStacks() {
  const ports = existsSync(emulatorsFolder) ? readdirSync(emulatorsFolder) : []
  const wanted = process.env.PORT ? ports.filter((port) => port === process.env.PORT) : ports
  const stacks = wanted
    .map((port) => ({ port, file: join(emulatorsFolder, port, addressFile) }))
    .filter(({ file }) => existsSync(file))
    .map(({ port, file }) => ({ port, firestore: hostAndPort(readFileSync(file, 'utf8')) }))
  const isRunning = await Promise.all(stacks.map(({ firestore }) => answers(firestore)))
  return stacks.filter((_, index) => isRunning[index])
}

function chooseStack<Stack extends { port: string }>(stacks: Stack[]): Stack {
  const [stack, another] = stacks
  if (stack && !another) return stack
  const found = stacks.map(({ port }) => port).join(', ') || 'none'
  throw new Error(
    `Start the site with \`npm start\` or \`npm run dev\`, or choose one with PORT. Running: ${found}.`,
  )
}

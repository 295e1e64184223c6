import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { answers, writeCollections } from './firestoreRest'
import { addressFile, emulatorsFolder } from './paths'
import { aRegistration } from './records'

// `npm run seed -- --registrations 5000` adds records to the emulators that run.

/** The default seed has the numbers below. */
const firstNumber = 1001

try {
  const { values } = parseArgs({ options: { registrations: { type: 'string', default: '' } } })
  const count = Number(values.registrations)
  if (!Number.isInteger(count) || count < 1) {
    throw new Error('Say how many to write, for example: npm run seed -- --registrations 5000')
  }
  const { port, firestore } = chooseStack(await runningStacks())
  const records = Array.from({ length: count }, (_, index) => aRegistration(firstNumber + index))
  await writeCollections(firestore, { New_Registration: records })
  console.log(`${count} registrations written to the site on port ${port}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

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

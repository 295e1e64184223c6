import { hostAndPort } from '@/shared/config/hostAndPort'
import { parseArgs } from 'node:util'
import { writeCollections } from './firestoreRest'
import { runningStacks, type RunningNote } from './paths'
import { aRegistration } from './records'

/** The default seed has the numbers below. */
const firstNumber = 1001

try {
  const { values } = parseArgs({ options: { registrations: { type: 'string' } } })
  const count = Number(values.registrations)
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(
      'Say how many records to write, for example: npm run seed -- --registrations 5000',
    )
  }
  const { port, firestore } = chooseStack(runningStacks(), process.env.PORT)
  const records = Array.from({ length: count }, (_, index) => aRegistration(firstNumber + index))
  await writeCollections(hostAndPort(firestore), { New_Registration: records })
  console.log(`${count} registrations written to the site on port ${port}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function chooseStack(stacks: RunningNote[], wanted: string | undefined): RunningNote {
  const [stack, ...others] = wanted ? stacks.filter(({ port }) => port === Number(wanted)) : stacks
  if (!stack) {
    const where = wanted ? ` on port ${wanted}` : ''
    throw new Error(
      `No emulators are running${where}. Start them with \`npm start\` or \`npm run dev\`.`,
    )
  }
  if (others.length > 0) {
    const ports = stacks.map(({ port }) => port).join(', ')
    throw new Error(`Several are running, on the ports ${ports}. Choose one: PORT=${stack.port}`)
  }
  return stack
}

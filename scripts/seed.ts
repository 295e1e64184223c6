import { parseArgs } from 'node:util'
import { writeCollections } from '@scripts/emulators/firestoreRest'
import { aRegistration } from '@scripts/samples/records'
import { runningStack } from '@scripts/emulators/runningStack'

// `npm run seed -- --registrations 5000` adds records to the emulators that run.

/** The default seed has the numbers below. */
const firstNumber = 1001

try {
  const { values } = parseArgs({ options: { registrations: { type: 'string', default: '' } } })
  const count = Number(values.registrations)
  if (!Number.isInteger(count) || count < 1) {
    throw new Error('Say how many to write, for example: npm run seed -- --registrations 5000')
  }
  const { port, firestore } = await runningStack()
  const records = Array.from({ length: count }, (_, index) => aRegistration(firstNumber + index))
  await writeCollections(firestore, { New_Registration: records })
  console.log(`${count} registrations written to the site on port ${port}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { writeFileSync } from 'node:fs'
import { currentRules, rulesFile } from '@scripts/rules/current'

// `npm run rules` writes `firestore.rules`.
try {
  writeFileSync(rulesFile, currentRules())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

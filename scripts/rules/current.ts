import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@scripts/paths'
import { buildRules } from './build'
import { rulesValues } from './values'

/** The file that the emulator, the tests and a deployment read. It is committed. */
export const rulesFile = join(root, 'firestore.rules')

/** The rules as the parts and the schemas say them now. @throws Error with the name of a part and its line */
export const currentRules = () => buildRules(join(root, 'rules'), rulesValues)

/** Whether a part or a schema has changed since `npm run rules`. */
export const areRulesOld = () => readFileSync(rulesFile, 'utf8') !== currentRules()

export const oldRules = 'firestore.rules is old. Run "npm run rules" and commit it.'

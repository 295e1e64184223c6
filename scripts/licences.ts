import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesFile, licencesText } from './lockedPackages'
import { root } from './paths'

// `npm run licences`, after a dependency has changed.
writeFileSync(join(root, licencesFile), licencesText())

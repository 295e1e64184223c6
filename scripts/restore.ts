import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { demoAdmin } from '@/shared/config/demo'
import { ownersPlace } from '@scripts/ownersPlace'
import { readCopy } from '@scripts/restore/readCopy'
import { addDemoOwner, restoreCopy } from '@scripts/restore/restoreCopy'

// `npm run restore -- copy.json` puts a copy of everything into the emulators that run (`npm start -- --empty`);
// `ACCESS_TOKEN=… npm run restore -- copy.json --project <id>` into a project of Firebase. `--go-on` after an
// interruption. See docs/backups.md.

const options = { project: { type: 'string' }, 'go-on': { type: 'boolean' } } as const

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    throw new Error('Name the file, for example: npm run restore -- copy-2026-11-28.json')
  }
  const copy = readCopy(await readFile(file))
  const { project } = values
  const place = await ownersPlace(project, `npm run restore -- ${file}`)
  console.log(`${copy.count} documents of ${copy.head.project}, as of ${copy.head.madeAt}`)
  const { written, there } = await restoreCopy(place, copy, {
    goesOn: values['go-on'],
    onProgress: (done, all) => console.log(`${done} of ${all}`),
  })
  console.log(`${written} documents were written to ${place.project}, ${there} were there already.`)
  console.log(
    `Whoever was erased after ${copy.head.madeAt} is in the database again. Erase them again: see docs/backups.md.`,
  )
  if (project === undefined) {
    await addDemoOwner(place)
    console.log(`To look at it: ${demoAdmin.email} / ${demoAdmin.password} is an owner here.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

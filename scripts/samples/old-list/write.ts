import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oldListCsv, oldListXlsx, shortList } from './oldList'

// `npm run old-list`, after the sample list has changed: writes the two files to try an import with.
const here = import.meta.dirname
// With the mark by which Excel knows the encoding.
writeFileSync(join(here, 'old-list.csv'), `\uFEFF${oldListCsv(shortList)}`)
const workbook = await oldListXlsx(shortList)
writeFileSync(join(here, 'old-list.xlsx'), new Uint8Array(await workbook.arrayBuffer()))

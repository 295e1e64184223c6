import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isChecked } from '@scripts/prerender/translationOf'
import { columns } from './table'

/** The areas of texts that no speaker has checked yet, a line for each language; empty once all are checked. */
export function uncheckedTexts(root: string): string[] {
  const folder = join(root, 'src/texts')
  const lines = Object.entries(columns).flatMap(([name, language]) => {
    const areas = readdirSync(folder).filter((area) => {
      const file = join(folder, area, `${language}.ts`)
      return existsSync(file) && !isChecked(file)
    })
    return areas.length === 0 ? [] : [`  ${name}, ${areas.length} files: ${areas.join(', ')}`]
  })
  return lines.length === 0 ? [] : ['Drafts that no speaker has checked yet:', ...lines]
}

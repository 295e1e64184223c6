import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@scripts/paths'

test('only the configuration reads the settings of the build', () => {
  const readers = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    // Which of the two bundles it is, the browser's or the one that prerenders, is no setting.
    .filter((file) =>
      /import\.meta\.env(?!\.SSR)/.test(readFileSync(join(root, 'src', file), 'utf8')),
    )
    .filter((file) => !file.startsWith(join('shared', 'config')))

  expect(readers).toEqual([])
})

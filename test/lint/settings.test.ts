import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@scripts/paths'

test('only the configuration reads the settings of the build', () => {
  const readers = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(join(root, 'src', file), 'utf8').includes('import.meta.env'))
    .filter((file) => !file.startsWith(join('shared', 'config')))

  expect(readers).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@scripts/paths'

/** The names under which a file has the objects of its texts. */
const namesIn = (code: string) =>
  [...code.matchAll(/^import \{[^}]*\btexts(?: as (\w+))?\b[^}]*\} from '@\/texts\/[\w-]+'/gm)].map(
    ([, name = 'texts']) => name,
  )

test('texts are read by name: in a build their object has the order of the alphabet', () => {
  const walked = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => {
      const code = readFileSync(join(root, 'src', file), 'utf8')
      return namesIn(code).some((name) =>
        new RegExp(
          String.raw`Object\.(keys|values|entries)\(${name}\)|\.\.\.${name}\b(?![.[])|in ${name}\)|const \{[^}]*\} = ${name}$`,
          'm',
        ).test(code),
      )
    })

  expect(walked).toEqual([])
})

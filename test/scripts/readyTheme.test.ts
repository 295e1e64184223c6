import { expect, test } from 'vitest'
import { readyTheme, type ThemeData } from '@/shared/ui/readyTheme'
import { theme as made } from '@/shared/ui/theme'
import { dataOf } from '@scripts/readyTheme'

type Tree = { [name: string]: unknown }

const theme = made as unknown as Tree
const ready = readyTheme(JSON.parse(JSON.stringify(dataOf(theme))) as ThemeData)

/** Every value with its path; a function says that it is one. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value === 'function') return [[path, 'function']]
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inside]) => leaves(inside, `${path}/${name}`))
}

/** What the browser does without: the writing of properties that stand in the page, and what they say. */
const leftOut =
  /^\/(font|colorSchemes|spacing|generate\w+|colorSpace|shouldSkipGeneratingVar|getCssVar|internal_cache)(\/|$)/

const comparable = (tree: unknown) =>
  Object.fromEntries(
    leaves(tree)
      .filter(([path]) => !leftOut.test(path))
      .map(([path, value]) => [
        path,
        path.startsWith('/vars/')
          ? String(value).replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)')
          : value,
      ]),
  )

test('the theme that the build writes down says what the made one says', () => {
  expect(comparable(ready)).toEqual(comparable(theme))
})

test('its functions answer as those of the made one', () => {
  const of = (one: typeof ready) => [
    // Material UI gives it the properties' own fallbacks, which the written one leaves out.
    one.alpha('var(--mui-palette-primary-main)', 0.5),
    one.alpha('#123456', 0.5),
    one.lighten('#123456', 0.5),
    one.darken('#123456', 0.5),
    one.applyStyles('dark', { color: 'red' }),
    one.applyStyles('light', { color: 'red' }),
    one.breakpoints.up('md'),
    one.breakpoints.between('sm', 'md'),
    one.typography.pxToRem(20),
    one.transitions.create('color'),
    one.palette.getContrastText('#123456'),
    one.unstable_sx({ color: '#123456', p: '3px' }),
  ]
  expect(of(ready)).toEqual(of(made))
})

test('a distance is in pixels, for nothing changes the unit', () => {
  expect(ready.spacing(2, 0.5)).toBe('16px 4px')
})

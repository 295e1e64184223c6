import { createTheme } from '@mui/material/styles'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { normalizePath, runnerImport, type Plugin } from 'vite'
import type * as Module from '@/shared/ui/theme'
import type { ThemeData, Tree } from '@/shared/ui/readyTheme'

type Sheet = { [name: string]: string | number | Sheet }

/** The theme's colours as custom properties; see `readyTheme`. */
const themeStyles = 'virtual:theme.css'

/** What makes themes with custom properties in Material UI; after the build nobody calls it. */
const maker = '/createThemeWithVars.mjs'
const noMaker = '\0no-theme-maker'

/** Modules of Material UI that make a theme each for what is drawn without one; here nothing is. */
const spareMakers = /\/@mui\/material\/(styles\/defaultTheme|Box\/Box)\.mjs$/
const spare = 'const defaultTheme = createTheme();'

/**
 * Makes the theme when the site is built instead of in each visitor's browser, where it would be
 * almost half of what the scripts do before the page answers: `theme.ts` becomes its result, and
 * the custom properties become a style element of every page.
 */
export function readyTheme(root: string): Plugin {
  const source = normalizePath(join(root, 'src/shared/ui/theme.ts'))
  let made: Promise<{ data: string; css: string; files: string[] }> | undefined
  return {
    name: 'ready-theme',
    // Before Vite itself finds the file.
    enforce: 'pre',

    resolveId(id, importer) {
      if (id === themeStyles) return `\0${themeStyles}`
      const isUnused = id.endsWith(maker) && importer?.endsWith('/styles/createTheme.mjs')
      return isUnused ? noMaker : undefined
    },

    async load(id) {
      if (id === noMaker)
        return 'export default () => { throw new Error("The build makes the theme") }'
      if (id !== source && id !== `\0${themeStyles}`) return undefined
      made ??= make(source)
      const { data, css, files } = await made
      for (const file of files) this.addWatchFile(file)
      if (id !== source) return css
      return `import { readyTheme } from './readyTheme'
export const theme = readyTheme(JSON.parse(${JSON.stringify(data)}))`
    },

    transform: {
      filter: { id: spareMakers },
      handler(code, id) {
        if (!code.includes(spare)) this.error(`${id} makes its spare theme in another way now`)
        return { code: code.replace(spare, 'const defaultTheme = {};'), map: null }
      },
    },

    async transformIndexHtml() {
      made ??= make(source)
      return [{ tag: 'style', injectTo: 'head-prepend', children: (await made).css }]
    },

    watchChange: () => void (made = undefined),
  }
}

async function make(source: string) {
  const { module, dependencies } = await runnerImport<typeof Module>(source, {
    resolve: { tsconfigPaths: true },
  })
  const theme = module.theme as object as Tree & { generateStyleSheets: () => Sheet[] }
  return {
    data: JSON.stringify(dataOf(theme)),
    css: theme.generateStyleSheets().map(written).join(''),
    files: [source, ...dependencies],
  }
}

/** What `readyTheme` makes the theme of. */
export function dataOf({
  vars,
  colorSchemes: _both,
  font: _asVars,
  spacing: _usual,
  ...theme
}: Tree) {
  const plain = createTheme() as object as Tree
  return { ...difference(theme, plain), vars: namesOf(vars as Tree) } as ThemeData
}

/** What is not the same in another tree, `null` for what is only there; functions are left out. */
function difference(tree: Tree, other: Tree): Tree {
  const names = new Set([...Object.keys(other), ...Object.keys(tree)])
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => {
      const [value, before] = [tree[name], other[name]]
      if (value === undefined && typeof before !== 'function') {
        return before === undefined ? [] : [[name, null]]
      }
      if (typeof value === 'function' || isDeepStrictEqual(value, before)) return []
      if (!isTree(value) || !isTree(before)) return [[name, value]]
      const inside = difference(value, before)
      return Object.keys(inside).length === 0 ? [] : [[name, inside]]
    }),
  )
}

const namesOf = (vars: Tree): Tree =>
  Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      typeof value === 'object' ? namesOf({ ...value }) : 0,
    ]),
  )

// Not the page's own: Vite loads this file for its settings, before it knows what `@/` is.
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const written = (sheet: Sheet): string =>
  Object.entries(sheet)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${written(value)}}` : `${name}:${value};`,
    )
    .join('')

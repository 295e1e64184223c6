import { createTheme, type Theme } from '@mui/material/styles'

/** Values under names, nested. */
export type Tree = { [name: string]: unknown }

/** Where a theme differs from Material UI's plain one; `null` is what only that one has. */
export type ThemeData = Tree & {
  colorSchemeSelector: string
  /** The names of its custom properties, as branches that end with `0`. */
  vars: Tree
}

/**
 * A theme from what the build has made of `theme.ts`. What cannot be written down, its functions,
 * is the plain theme's: they look at the theme they are called on. It cannot write its custom
 * properties: those stand in the page already.
 */
export function readyTheme({ vars, ...data }: ThemeData): Theme {
  const theme = merged(createTheme() as object as Tree, data)
  // Every style goes by the custom properties, so of the schemes no more than their names is asked for.
  const { palette, opacity, overlays } = theme
  theme.colorSchemes = {
    light: { palette, opacity, overlays },
    dark: { palette: { mode: 'dark' } },
  }
  theme.vars = varsOf(vars, '--mui')
  theme.getColorSchemeSelector = (scheme: string) => `[${data.colorSchemeSelector}="${scheme}"] &`
  return theme as object as Theme
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merged(base: Tree, changes: Tree): Tree {
  const result = { ...base }
  for (const name in changes) {
    const [before, now] = [base[name], changes[name]]
    if (now === null) delete result[name]
    else result[name] = isTree(before) && isTree(now) ? merged(before, now) : now
  }
  return result
}

function varsOf(names: Tree, prefix: string): Tree {
  const vars: Tree = {}
  for (const name in names) {
    const inside = names[name]
    const full = `${prefix}-${name}`
    vars[name] = isTree(inside) ? varsOf(inside, full) : `var(${full})`
  }
  return vars
}

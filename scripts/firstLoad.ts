import { basename } from 'node:path'
import type { Rolldown } from 'vite'

export type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/**
 * Layers of what every page loads, each standing on those before it: a browser may pause between
 * two of them. What belongs to none is the last, `base`.
 */
const layers: [name: string, ids: RegExp][] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/(react-router|react-redux|redux|@reduxjs|immer|reselect)/],
  ['style', /node_modules\/(@emotion|stylis|@mui\/(?!material))/],
  ['mui', /node_modules\/@mui\/material/],
  ['base', /./],
]

/**
 * The files that every page loads: all that the entry imports, and what that imports. By itself
 * the bundler makes a file of each set of pages that share something, two dozen of them.
 */
export function firstLoad(entry: string) {
  let modules: Set<string> | undefined
  return layers.map(([name, ids], at) => ({
    debugName: name,
    priority: 100 - at,
    name(id: string, context: Context): string | null {
      modules ??= reachable(entry, context)
      // The entry starts the site, so it has to come after the page's own parts.
      return modules.has(id) && id !== entry && ids.test(id) ? name : null
    },
  }))
}

/** Named in Material UI's lists of everything; nothing of the first load uses them. */
const unused =
  /@mui\/(material\/(styles\/enhanceHighContrast|utils\/(createSvgIcon|useRovingTabIndex))|system\/Stack)/

/** What each page loads besides; by the name of its module. */
export function pageModules(entry: string, context: Context): Map<string, Set<string>> {
  const first = reachable(entry, context)
  const parts = [...first].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  return new Map(
    parts
      .filter((id) => id.endsWith('Page.tsx'))
      .map((id) => [
        basename(id, '.tsx'),
        new Set([...reachable(id, context)].filter((found) => !first.has(found))),
      ]),
  )
}

function reachable(entry: string, context: Context): Set<string> {
  const found = new Set([entry])
  for (const id of found) {
    const imported = context.getModuleInfo(id)?.importedIds ?? []
    for (const next of imported) if (!unused.test(next)) found.add(next)
  }
  return found
}

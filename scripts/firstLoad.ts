import type { Rolldown } from 'vite'

type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/**
 * Names the file that every page loads: all that the entry imports, and what that imports. By
 * itself the bundler makes a file of each set of pages that share something, two dozen of them.
 */
export function firstLoad(entry: string) {
  let modules: Set<string> | undefined
  return (id: string, context: Context): string | null => {
    modules ??= reachable(entry, context)
    return modules.has(id) ? 'base' : null
  }
}

/** Named in Material UI's lists of everything; nothing of the first load uses them. */
const unused =
  /@mui\/(material\/(styles\/enhanceHighContrast|utils\/(createSvgIcon|useRovingTabIndex))|system\/Stack)/

function reachable(entry: string, context: Context): Set<string> {
  const found = new Set([entry])
  for (const id of found) {
    const imported = context.getModuleInfo(id)?.importedIds ?? []
    for (const next of imported) if (!unused.test(next)) found.add(next)
  }
  return found
}

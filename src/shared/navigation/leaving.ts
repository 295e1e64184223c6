type Ask = () => Promise<boolean>

const guards = new Set<Ask>()

/** Has somebody asked before they log out of a page, until the returned function is called. */
export function askBeforeLeaving(ask: Ask): () => void {
  guards.add(ask)
  return () => void guards.delete(ask)
}

/** Whether everything on the page may be left as it is; asks where something is not saved. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false
  return true
}

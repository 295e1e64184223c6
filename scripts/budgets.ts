/** Odia and Hindi letters take three bytes each. */
const isTranslated = (path: string) => /^\/(or|hi)\//.test(path)

/** Kilobytes of scripts, as gzip packs them, that a page loads without being used. */
export function budgetOf(path: string): number {
  const [read, form, meeting] = isTranslated(path) ? [185, 250, 255] : [178, 243, 250]
  if (!/form|my-request|verify/i.test(path)) return read
  // The meeting is live data: the code that reads it comes on top.
  return path.endsWith('/form/monthlymeeting/') ? meeting : form
}

/** Kilobytes of a page's HTML, packed: the page before any script arrives. */
export const htmlBudgetOf = (path: string) => (isTranslated(path) ? 27 : 25)

/** The same of the directory where it has 1,000 firms: `npm run bench:directory`. */
export const manyFirmsBudget = 60

/** Kilobytes of scripts that a page fetches while it rests, for the next press of a visitor. */
export const atRestBudget = 78

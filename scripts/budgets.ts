/** Kilobytes of scripts, as gzip packs them, that a page loads without being used. */
export const budgetOf = (path: string): number => (/form/i.test(path) ? 250 : 178)

/** Kilobytes of a page's HTML, packed: what a visitor sees before any script arrives. */
export const htmlBudget = 25

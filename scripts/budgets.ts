/** Kilobytes of scripts, as gzip packs them, that a page may load before somebody uses it. */
const budgets = { page: 178, form: 250 }

/** A page with a form may load more. */
export const budgetOf = (path: string): number => (/form/i.test(path) ? budgets.form : budgets.page)

/** Kilobytes a page's HTML may be, packed: what is seen before any script has come. */
export const htmlBudget = 25

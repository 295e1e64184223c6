/** Kilobytes of scripts, as gzip packs them, that a page may load before somebody uses it. */
const budgets = { home: 165, page: 175, form: 235 }

/** A page with a form may load more. */
export const budgetOf = (path: string): number =>
  path === '/' ? budgets.home : /form/i.test(path) ? budgets.form : budgets.page

/** Kilobytes of a page's scripts as brotli packs them best; undefined where none are asked for. */
export const brotliBudgetOf = (path: string) => (path === '/' ? 145 : undefined)

/** Kilobytes a page's HTML may be, packed: what is seen before any script has come. */
export const htmlBudget = 25

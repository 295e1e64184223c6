import { page, userEvent } from 'vitest/browser'

/** The menu of the ways that a list leaves the desk. */
export const exportMenu = page.getByRole('button', { name: 'Export as…', exact: true })

const wayOut = (name: string) => page.getByRole('menuitem', { name, exact: true })

/** Lets the list leave the desk: "CSV file", "Print" … */
export async function exportAs(way: string) {
  await userEvent.click(exportMenu)
  await userEvent.click(wayOut(way))
}

/** The same; once it is over, only what is done within the press itself has been done. */
export async function exportAtOnce(way: string) {
  await userEvent.click(exportMenu)
  ;(wayOut(way).element() as HTMLElement).click()
}

/** Ticks that files and prints have the remarks of the office. */
export async function askForRemarks() {
  await userEvent.click(exportMenu)
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'With office remarks' }))
  await userEvent.keyboard('{Escape}')
}

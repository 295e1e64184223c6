import type { Theme } from '@mui/material/styles'

/** As Material UI makes it for a theme of CSS variables; its types do not say so. */
type Sheets = { generateStyleSheets: () => { [selector: string]: unknown }[] }

const dark = '[data-color-scheme="dark"]'

/**
 * Keeps the dark colours to screens, for paper is white; and where no script can put the
 * attribute on the root element, they follow the system by themselves.
 */
export function keepDarkOnScreens<T extends Theme>(theme: T): T {
  const { generateStyleSheets: generate } = theme as T & Sheets
  const sheets: Sheets = {
    generateStyleSheets: () =>
      generate().map((sheet) => {
        const own = sheet[dark]
        if (own === undefined) return sheet
        // So that the browser's own parts, such as a field's calendar icon, are light as well.
        const colours = { ...(own as object), colorScheme: 'dark' }
        return {
          '@media screen': {
            [dark]: colours,
            '@media (scripting: none) and (prefers-color-scheme: dark)': { ':root': colours },
          },
        }
      }),
  }
  return Object.assign(theme, sheets)
}

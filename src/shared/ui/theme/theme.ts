import { createTheme, type Theme } from '@mui/material/styles'
import { language } from '@/shared/language'
import { baseStyles } from './baseStyles'

/** As Material UI makes it for a theme of CSS variables; its types do not say so. */
type Sheets = { generateStyleSheets: () => { [selector: string]: unknown }[] }

const dark = '[data-color-scheme="dark"]'

/**
 * Keeps the dark colours to screens, for paper is white; and where no script can put the
 * attribute on the root element, they follow the system by themselves.
 */
function keepDarkOnScreens<T extends Theme>(theme: T): T {
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

declare module '@mui/material/styles' {
  interface Palette {
    art: Record<keyof typeof art, string>
  }
  interface PaletteOptions {
    art?: Record<keyof typeof art, string>
  }
}

/** The colours of the artwork: cloth dyed in indigo, laterite earth, turmeric, undyed cotton. */
const art = {
  night: '#1b2350',
  indigo: '#2f3c86',
  laterite: '#b04a24',
  turmeric: '#e8ad35',
  cotton: '#fbf1dc',
  sand: '#f3e7d0',
}

const serif =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", "Noto Serif Oriya", Georgia, serif'
const sans =
  'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Oriya", "Noto Sans Devanagari", sans-serif'

/** Odia and Hindi letters are taller than Latin ones, and parts of them may not be pulled apart. */
const tall = language !== 'en'

/**
 * The fonts that have the letters, as Windows and Linux call them. They come first: otherwise a browser tries each font
 * before them on every line, and paints later.
 */
const fonts = {
  or: '"Nirmala UI", "Noto Sans Oriya UI", "Noto Sans Oriya", ',
  hi: '"Nirmala UI", "Noto Sans Devanagari", ',
}
const ofScript = language === 'en' ? '' : fonts[language]

/**
 * The look of the whole product, light and dark. No web font: nothing jumps, and Odia and
 * Hindi look as everywhere else on the visitor's machine.
 */
export const theme = createTheme({
  // An attribute on the root element, so that a visitor's choice wins over the system's.
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#2a3678' },
        secondary: { main: '#97401c' },
        // Dark enough for small words on a row under the pointer.
        error: { main: '#c62828' },
        background: { default: '#fcf8f0', paper: '#fffdf9' },
        text: { primary: '#221d1a', secondary: '#5a4f48' },
        divider: '#e4d8c3',
        art,
      },
    },
    dark: {
      palette: {
        primary: { main: '#b3bef6' },
        secondary: { main: '#f2ad8b' },
        error: { main: '#ff8a80' },
        background: { default: '#13141d', paper: '#1c1e2b' },
        text: { primary: '#f3ece1', secondary: '#c3b9ac' },
        divider: '#363848',
        art: {
          night: '#0e1230',
          indigo: '#28336f',
          laterite: '#a84a28',
          turmeric: '#e3ac42',
          cotton: '#f3e8d3',
          sand: '#191b28',
        },
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: ofScript + sans,
    ...(tall && {
      allVariants: { letterSpacing: 0 },
      body1: { lineHeight: 1.6 },
      body2: { lineHeight: 1.6 },
    }),
    h1: {
      fontFamily: ofScript + serif,
      fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)',
      fontWeight: 700,
      lineHeight: tall ? 1.35 : 1.2,
      // Otherwise a title that needs two lines breaks inside "2025-26".
      ...(tall && { textWrap: 'balance' }),
    },
    h2: {
      fontFamily: ofScript + serif,
      fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)',
      fontWeight: 700,
      lineHeight: tall ? 1.35 : 1.25,
    },
    h3: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.35 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: { styleOverrides: baseStyles },
    // Otherwise each field adds a style element, which lets a label inside it move when the browser
    // fills the field in. Here labels are above their fields.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
  },
})

keepDarkOnScreens(theme)

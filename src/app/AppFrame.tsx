import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { hasStyles } from '@/shared/config/env'
import { theme } from '@/shared/ui/theme'
import type { AppStore } from './store'

/** Known to the provider, but not to its types. */
const fromFile = { disableStyleSheetGeneration: true }

type Props = { store: AppStore; children: ReactNode }

/**
 * Everything around the pages but the router: the browser's is another than the build's. What
 * every page's file brings with it, the custom properties and the base styles, is not made again.
 * Colours are CSS's business, so the theme need not be told of the visitor's in a second drawing, which
 * would make React take over all parts of the page at once; who shows which they are waits by itself.
 */
export function AppFrame({ store, children }: Props) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} noSsr {...fromFile}>
        {!hasStyles && <CssBaseline />}
        {children}
      </ThemeProvider>
    </Provider>
  )
}

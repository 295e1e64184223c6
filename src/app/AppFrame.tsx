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
 */
export function AppFrame({ store, children }: Props) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} {...fromFile}>
        {!hasStyles && <CssBaseline />}
        {children}
      </ThemeProvider>
    </Provider>
  )
}

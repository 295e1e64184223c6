import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { theme } from '@/shared/ui/theme/theme'
import type { AppStore } from './store'

type Props = { store: AppStore; children: ReactNode }

/**
 * Everything around the pages but the router: the browser's is another than the prerenderer's.
 * `noSsr` saves a second render for the colours, which are CSS's business.
 */
export function AppFrame({ store, children }: Props) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </Provider>
  )
}

import { RouterProvider, type DataRouter } from 'react-router-dom'
import { AppFrame } from './AppFrame'
import type { AppStore } from './store'

type Props = { store: AppStore; router: DataRouter }

/** The whole site, as the browser shows it. */
export function App({ store, router }: Props) {
  return (
    <AppFrame store={store}>
      <RouterProvider router={router} />
    </AppFrame>
  )
}

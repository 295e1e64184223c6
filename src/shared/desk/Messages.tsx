import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'

const ShowMessageContext = createContext<(text: string) => void>(() => undefined)

/** Shows a short message after an act that succeeded. Screen readers announce it. */
export const useShowMessage = () => useContext(ShowMessageContext)

/** Shows the messages of the pages inside. It is part of the layout, so a page may close meanwhile. */
export function Messages({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', isOpen: false, count: 0 })
  const show = useCallback(
    (text: string) => setMessage(({ count }) => ({ text, isOpen: true, count: count + 1 })),
    [],
  )
  return (
    <ShowMessageContext value={show}>
      {children}
      <StatusRegion>
        <Snackbar
          // A message that follows another has the whole time for itself.
          key={message.count}
          className="screen-only"
          open={message.isOpen}
          autoHideDuration={6_000}
          onClose={() => setMessage((before) => ({ ...before, isOpen: false }))}
        >
          <Alert severity="success" role="presentation" elevation={6}>
            {message.text}
          </Alert>
        </Snackbar>
      </StatusRegion>
    </ShowMessageContext>
  )
}

import { createContext, useContext, type ReactNode } from 'react'
import { StatusAlert } from './StatusAlert'

const SaidAbove = createContext('')

/**
 * The message that data is not live. The frame of a part of the page is silent while the frame around it
 * says the same.
 */
export function NotLive({ text, children }: { text: string; children?: ReactNode }) {
  const above = useContext(SaidAbove)
  return (
    <>
      <StatusAlert severity="warning" sx={{ mb: 1 }}>
        {text !== above && text}
      </StatusAlert>
      <SaidAbove value={text || above}>{children}</SaidAbove>
    </>
  )
}

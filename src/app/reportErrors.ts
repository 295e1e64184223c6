import type { RootOptions } from 'react-dom/client'

/** The places in the code from an error's stack, without its message. */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /https?:\/\/\S+:\d+:\d+\)?$/.test(line))
    .join('\n')

/**
 * Reports an error on the console by its kind and place. Its message is left out: it may contain
 * what was typed.
 */
function report(error: unknown, componentStack = '') {
  const isError = error instanceof Error
  const kind = isError ? error.name : typeof error
  // oxlint-disable-next-line no-console -- a developer sees a visitor's errors here
  console.error(`Error: ${kind}\n${isError ? framesOf(error) : ''}${componentStack}`)
}

const reportRenderError = (
  error: unknown,
  { componentStack }: { componentStack?: string | null },
) => report(error, componentStack ?? '')

/** For React's root: without them React writes errors to the console in full. */
export const rootErrorHandlers: RootOptions = {
  onCaughtError: reportRenderError,
  onUncaughtError: reportRenderError,
  onRecoverableError: reportRenderError,
}

/** Reports every other error in the same way, instead of the browser's own message. */
export function reportErrors(): void {
  window.addEventListener('error', (event) => {
    if (event.error === undefined || event.error === null) return
    event.preventDefault()
    report(event.error)
  })
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    report(event.reason)
  })
}

import type { RootOptions } from 'react-dom/client'

/** Where in the code, of an error's own stack: its message, of however many lines, is left out. */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /https?:\/\/\S+:\d+:\d+\)?$/.test(line))
    .join('\n')

/**
 * Reports an error on the console by its kind and place. Its message stays out of it: what was
 * typed or is shown may be part of that.
 */
function report(error: unknown, componentStack = '') {
  const isError = error instanceof Error
  const kind = isError ? error.name : typeof error
  // oxlint-disable-next-line no-console -- what a developer gets to see of a visitor's trouble
  console.error(`Error: ${kind}\n${isError ? framesOf(error) : ''}${componentStack}`)
}

const reportDrawing = (error: unknown, { componentStack }: { componentStack?: string | null }) =>
  report(error, componentStack ?? '')

/** What React does with errors while it draws; by itself it would write them out in full. */
export const drawingErrors: RootOptions = {
  onCaughtError: reportDrawing,
  onUncaughtError: reportDrawing,
  onRecoverableError: reportDrawing,
}

/** Reports every other error in the same way, in the place of the browser's own words. */
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

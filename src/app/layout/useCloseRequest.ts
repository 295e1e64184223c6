import { useEffect, useEffectEvent } from 'react'

/** As the standard has it, which TypeScript's own types do not know yet. */
type CloseWatcher = { onclose: (() => void) | null; destroy: () => void }

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Closes what lies over the page where somebody asks their device for it: on Android by the Back key or
 * gesture, which would else leave the page. Where a browser does not tell, nothing changes.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!isOpen || window.CloseWatcher === undefined) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}

import { useEffect, useEffectEvent } from 'react'

/** Each closes an open layer; the uppermost is the last. */
const layers: (() => void)[] = []

/** The page itself goes back over entries of layers that are closed. */
let isReturning = false
let isListening = false
let timer: ReturnType<typeof setTimeout> | undefined

/** How many layers were open at this entry of the history. */
const layersOfEntry = () => (window.history.state as { layers?: number } | null)?.layers ?? 0

/** Gives the history one entry for each open layer. Later, because a layer may close while another opens, or a link is followed. */
function followLayers() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (isReturning) return
    const closed = layersOfEntry() - layers.length
    if (closed > 0) {
      isReturning = true
      window.history.go(-closed)
    }
    for (let count = layersOfEntry() + 1; count <= layers.length; count += 1) {
      // The same address and the same state: for the router it is the same place.
      window.history.pushState({ ...window.history.state, layers: count }, '')
    }
  })
}

function handlePop() {
  if (isReturning) isReturning = false
  else for (const close of layers.slice(layersOfEntry()).reverse()) close()
  // A layer may have refused; and the entry may be that of a layer that is closed by now.
  followLayers()
}

/**
 * Closes a layer that covers the page on Back: the key or gesture of Android, or the browser's button, which
 * would otherwise leave the page. The layer is an entry of the history as long as it is open.
 *
 * @param onClose the same as for Escape; a layer that does not close stays open
 */
export function useCloseOnBack(onClose: () => void, isOpen = true) {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!isOpen) return
    // For good: entries of closed layers may be met later.
    if (!isListening) window.addEventListener('popstate', handlePop)
    isListening = true
    const layer = () => close()
    layers.push(layer)
    followLayers()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      followLayers()
    }
  }, [isOpen])
}

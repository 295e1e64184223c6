import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a network. On-device data needs none. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => __DEVICE__ || navigator.onLine,
    () => true,
  )

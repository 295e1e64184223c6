import { useSyncExternalStore } from 'react'
import { backend } from '@/shared/firestore/backend'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const isOnline = () => !backend.hasServer || navigator.onLine

/**
 * Whether the browser takes itself to be online. Behind a VPN or a virtual adapter it may be wrong
 * in both directions: good for a remark, never a reason to forbid anything.
 */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)

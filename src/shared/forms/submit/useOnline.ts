import { useSyncExternalStore } from 'react'
import { isOnline } from '@/shared/firestore/backend'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether data can be sent. On-device data needs no network. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)

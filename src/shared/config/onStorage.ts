/** Calls back when another tab has changed a key of the local storage. Returns the function that stops it. */
export function onStorage(key: string, callback: (value: string | null) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key) callback(event.newValue)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

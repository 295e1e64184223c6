import { onSnapshot } from 'firebase/firestore'
import { openRegistrations } from '@scripts/bench/live/sdk'

/** What the SDK itself costs: a listener with the product's options that does no more than count. */
export function start() {
  const { registrations } = openRegistrations()
  const root = document.getElementById('root')!
  onSnapshot(registrations, { includeMetadataChanges: true }, (snapshot) => {
    if (snapshot.metadata.fromCache) return
    root.dataset.changes = String(snapshot.docChanges().length)
    window.live.shown ||= performance.now()
    window.live.whole ||= performance.now()
  })
  return null
}

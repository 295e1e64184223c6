import { disableNetwork, enableNetwork, waitForPendingWrites } from 'firebase/firestore'
import type { Network } from './connection'
import { fullDatabase, renewDatabase } from './fullDatabase'
import { reopenAll } from './keepOpen'

/** The full SDK's network, as the connection switches it. */
export const network: Network = {
  enable: () => enableNetwork(fullDatabase()),
  disable: () => disableNetwork(fullDatabase()),

  isBroken() {
    try {
      // Asks nobody. After an "INTERNAL ASSERTION FAILED" the SDK takes no call any more.
      waitForPendingWrites(fullDatabase()).catch(() => {})
      return false
    } catch {
      return true
    }
  },

  renew() {
    renewDatabase()
    reopenAll()
  },
}

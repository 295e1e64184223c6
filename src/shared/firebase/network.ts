import type { Network } from './connection'
import { reopenAll } from './keepOpen'
import { isBroken, renewSdk, switchNetwork } from '@/shared/firebase/worker/client'

/** The network of the SDK that listens, as the connection switches it. */
export const network: Network = {
  enable: () => switchNetwork(true),
  disable: () => switchNetwork(false),
  isBroken,
  renew() {
    renewSdk()
    reopenAll()
  },
}

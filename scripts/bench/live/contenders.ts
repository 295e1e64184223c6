import type { Contender } from './page'

type Entry = {
  title: string
  load: () => Promise<{ start: Contender }>
  /** Hears of the newest documents alone, and fetches the others once: not what was asked for. */
  isPartial?: boolean
}

/** All that are compared, in the order of the report. */
const all = {
  floor: { title: 'a bare onSnapshot', load: () => import('@scripts/bench/live/contenders/floor') },
  product: { title: 'this product', load: () => import('@scripts/bench/live/contenders/product') },
  hooks: {
    title: 'react-firebase-hooks',
    load: () => import('@scripts/bench/live/contenders/hooks'),
  },
  reactfire: { title: 'reactfire', load: () => import('@scripts/bench/live/contenders/reactfire') },
  rtkQuery: {
    title: 'RTK Query as documented',
    load: () => import('@scripts/bench/live/contenders/rtkQuery'),
  },
  adapter: {
    title: 'RTK entity adapter',
    load: () => import('@scripts/bench/live/contenders/adapter'),
  },
  reduxFirestore: {
    title: 'redux-firestore',
    load: () => import('@scripts/bench/live/contenders/reduxFirestore'),
  },
  window: {
    title: 'the newest live',
    load: () => import('@scripts/bench/live/contenders/window'),
    isPartial: true,
  },
} satisfies Record<string, Entry>

export type ContenderName = keyof typeof all

export const contenders: Record<ContenderName, Entry> = all

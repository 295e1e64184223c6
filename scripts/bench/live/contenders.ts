import type { Contender } from './page'

type Entry = { title: string; load: () => Promise<{ start: Contender }> }

/** All that are compared, in the order of the report. */
export const contenders = {
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
} satisfies Record<string, Entry>

export type ContenderName = keyof typeof contenders

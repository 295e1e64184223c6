import type { Contender } from './page'

type Entry = {
  title: string
  load: () => Promise<{ start: Contender }>
  /** Hears of the newest documents alone, and fetches the others once: not what was asked for. */
  isPartial?: boolean
  /** Shows where the product's work goes, as one of its techniques turned off does: measured only when it is named. */
  isVariant?: boolean
  /**
   * Written with care out of what Redux Toolkit has, not taken as a library or its documentation gives
   * it: the targets for how many times cheaper a change is were not set against it.
   */
  isOwnWork?: boolean
}

const turnedOff = () => import('@scripts/bench/live/contenders/turnedOff')

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
    isOwnWork: true,
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
  drawn: {
    title: 'the table alone',
    load: () => import('@scripts/bench/live/contenders/drawn'),
    isVariant: true,
  },
  rows: {
    title: 'with rows by React',
    load: () =>
      import('@scripts/bench/live/contenders/product').then(({ startDrawn }) => ({
        start: startDrawn,
      })),
    isVariant: true,
  },
  list: {
    title: 'with one array',
    load: () => turnedOff().then(({ startList }) => ({ start: startList })),
    isVariant: true,
  },
  byId: {
    title: 'with one object',
    load: () => turnedOff().then(({ startById }) => ({ start: startById })),
    isVariant: true,
  },
  immer: {
    title: 'with Immer',
    load: () => turnedOff().then(({ startImmer }) => ({ start: startImmer })),
    isVariant: true,
  },
} satisfies Record<string, Entry>

export type ContenderName = keyof typeof all

export const contenders: Record<ContenderName, Entry> = all

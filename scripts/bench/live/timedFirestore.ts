import { onSnapshot as original } from '@firebase/firestore'

// It stands in for all of the SDK.
// oxlint-disable-next-line oxc/no-barrel-file
export * from '@firebase/firestore'

type Call = (...args: unknown[]) => () => void

/** The SDK's own, with a mark in the browser's trace each time it calls back. */
export const onSnapshot: Call = (...args) =>
  (original as unknown as Call)(
    ...args.map((arg) => {
      if (typeof arg === 'function' && arg === args.find((it) => typeof it === 'function')) {
        return marked(arg as Call)
      }
      const observer = arg as { next?: Call } | undefined
      if (typeof observer?.next !== 'function') return arg
      const next = observer.next.bind(observer) as Call
      return Object.assign(Object.create(observer) as object, { next: marked(next) })
    }),
  )

const marked =
  (next: Call): Call =>
  (...news) => {
    performance.mark('callback')
    window.live.callbacks += 1
    return next(...news)
  }

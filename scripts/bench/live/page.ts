import type { ReactNode } from 'react'

/** Subscribes when it is called, and gives what is to be drawn, if anything is. */
export type Contender = () => ReactNode

/** What one of those that are compared tells of itself. */
export type Live = {
  /** Subscribes and draws; there once the code is loaded. */
  start?: () => void
  /** Documents there are; the table has all of them once it counts as many. */
  size: number
  /**
   * When it subscribed, when the first full table was drawn and when all documents were behind it, in
   * milliseconds of the page's own.
   */
  started: number
  shown: number
  whole: number
  /** How often the SDK has called back. */
  callbacks: number
  /** Rows drawn, and commits of React. */
  rows: number
  commits: number
  /** UTF-16 units of what was dispatched while it was counted, as JSON; undefined: not counted. */
  dispatched: number | undefined
}

declare global {
  interface Window {
    live: Live
  }
}

/**
 * To be run in the page before its scripts; refers to nothing outside. React tells the developer
 * tools of its commits, also in production.
 */
export function prepare() {
  const live: Live = {
    size: Number(new URLSearchParams(location.search).get('size')),
    started: 0,
    shown: 0,
    whole: 0,
    callbacks: 0,
    rows: 0,
    commits: 0,
    dispatched: undefined,
  }
  const __REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => void (live.commits += 1),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  }
  Object.assign(window, { live, __REACT_DEVTOOLS_GLOBAL_HOOK__ })
}

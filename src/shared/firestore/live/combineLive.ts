import type { LiveState } from './liveState'

type Part = Pick<LiveState<never>, 'status' | 'error' | 'staleSince'> & { isCut?: boolean }

/**
 * The status of several lists as one: they are live only if each of them is.
 *
 * @param parts undefined for a list without a subscriber
 */
export function combineLive(...parts: readonly (Part | undefined)[]): Part {
  const isAny = (status: Part['status']) => parts.some((part) => part?.status === status)
  const isReady = parts.every((part) => part?.status === 'ready')
  const stale = parts.flatMap((part) => part?.staleSince ?? [])
  return {
    status: isAny('failed') ? 'failed' : isReady ? 'ready' : 'loading',
    error: parts.find((part) => part?.error)?.error ?? null,
    staleSince: stale.length > 0 ? Math.min(...stale) : null,
    isCut: parts.some((part) => part?.isCut === true),
  }
}

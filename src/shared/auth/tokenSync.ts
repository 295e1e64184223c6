/** Milliseconds. An older token is not sent. */
const maxAge = 5 * 60 * 1000

/** Milliseconds until a request is given up, so that the DELETE does not wait forever for a POST. */
const timeLimit = 10_000

/** `issuedAt` in milliseconds since 1970. */
type SyncedToken = { value: string; issuedAt: number }

/**
 * Token sync of section 7 of the specification: a POST for each new token, a DELETE at the end of the
 * session, also if it began on an earlier page. Requests are sent one at a time, in the order of the
 * calls. Failures are ignored, because the session does not depend on the sync.
 */
export function createTokenSync(url: string) {
  let sent: string | undefined
  let hasSession = false
  let queue = Promise.resolve()

  function send(init: RequestInit): Promise<void> {
    queue = queue.then(() =>
      fetch(url, { ...init, signal: AbortSignal.timeout(timeLimit) }).then(
        () => {},
        () => {},
      ),
    )
    return queue
  }

  return {
    signedIn({ value, issuedAt }: SyncedToken): Promise<void> {
      hasSession = true
      if (value === sent || Date.now() - issuedAt > maxAge) return queue
      sent = value
      return send({ method: 'POST', headers: { authorization: `Bearer ${value}` } })
    },

    signedOut(): Promise<void> {
      if (!hasSession) return queue
      hasSession = false
      sent = undefined
      return send({ method: 'DELETE' })
    },
  }
}

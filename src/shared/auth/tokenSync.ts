/** Milliseconds since 1970; a token that was issued longer ago is not sent. */
const maxAge = 5 * 60 * 1000

/** Milliseconds a server may take to answer: the end of a session must not wait for ever behind a token. */
const timeLimit = 10_000

export type SyncedToken = { value: string; issuedAt: number }

/**
 * Tells a server of this very site who is signed in, for what it draws itself: a new token by
 * POST, and the end of a session by DELETE, also of one that began on an earlier page (SPEC.md
 * section 7). One after the other, in the order of the calls. A failure is passed over: the
 * session does not depend on it.
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

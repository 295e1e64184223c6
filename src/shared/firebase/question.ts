/** Milliseconds more, for an answer that waits behind a long task of this page. */
const grace = 500
/** Milliseconds after which a question counts as lost, and another is asked beside it. */
const giveUp = 15_000

const after = (millis: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), millis))

/**
 * Makes the function that asks, and says whether an answer came in time. A question still open is
 * not asked again.
 */
export function createQuestion(probe: () => Promise<void>): (patience: number) => Promise<boolean> {
  let open: { askedAt: number; answer: Promise<boolean> } | undefined

  return async function ask(millis) {
    // In either direction: the clock may have been set.
    if (open === undefined || Math.abs(Date.now() - open.askedAt) > giveUp) {
      const answer = probe().then(
        () => true,
        () => false,
      )
      const question = { askedAt: Date.now(), answer }
      open = question
      void answer.then(() => {
        if (open === question) open = undefined
      })
    }
    const { answer } = open
    return (await Promise.race([answer, after(millis)])) || Promise.race([answer, after(grace)])
  }
}

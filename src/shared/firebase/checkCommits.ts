/**
 * Lets no answer to a write pass that is not Firestore's: the lite SDK takes any JSON for a yes, so
 * the word of a device in between would end a form as if it were stored. Firestore's own answer
 * says when it was committed (`commitTime` of its REST reference's CommitResponse). The SDK asks
 * through the page's `fetch` and takes no other.
 */
export function checkCommits(): void {
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = await ask(input, init)
    const address = input instanceof Request ? input.url : String(input)
    if (!response.ok || !/documents:commit(\?|$)/.test(address)) return response
    // The emulator says nothing at all to a commit without a write, which is a sign of life alone.
    if (!String(init?.body).includes('"writes":[{')) return response
    const answer = (await response.clone().json()) as { commitTime?: unknown } | null
    if (typeof answer?.commitTime !== 'string') throw new TypeError('Not an answer of Firestore')
    return response
  }
}

/** Makes the member of a request that is approved now. @returns why there is none */
type MakeMember = (requestId: string) => Promise<string | undefined>

const makers = new Set<MakeMember>()

/** Says who makes the member, until it is stopped: the members know the requests, and not the other way. */
export function onApproved(make: MakeMember): () => void {
  makers.add(make)
  return () => void makers.delete(make)
}

/** @returns why no member was made; undefined if it was */
export async function makeMemberOf(requestId: string): Promise<string | undefined> {
  const [why] = await Promise.all([...makers].map((make) => make(requestId)))
  return why
}

import type { Collections, Sample } from '@scripts/samples/records'
import type { Project } from '@test/rules/support/project'
import { entryOfOwner, owner, type Arranged } from './arranged'
import { atTheDesk } from './desk'
import { byErasing } from './erased'
import { ofMembers } from './members'
import { besideRequests } from './others'
import { ofReceipts } from './receipts'
import { byVisitors } from './visitors'
import { byMembers } from './wishes'

/** Every kind of commit that the site makes; none touches the documents of another. */
export const everyCommit = async (): Promise<Arranged[]> => [
  ...byVisitors(),
  ...(await atTheDesk()),
  ...byErasing(),
  ...besideRequests(),
  ...ofMembers(),
  ...ofReceipts(),
  ...(await byMembers()),
]

/** Stores what they need, and who acts in them. */
export async function storeFor(all: readonly Arranged[], { firestore }: Project): Promise<void> {
  await firestore.seed({ admins: [{ id: owner, data: entryOfOwner }] })
  // One request to the emulator may be no larger.
  const part = 20
  for (let at = 0; at < all.length; at += part) {
    await firestore.seed(collectionsOf(all.slice(at, at + part)))
  }
}

function collectionsOf(all: readonly Arranged[]): Collections {
  const collections: Collections = {}
  for (const [path, data] of all.flatMap(({ stored }) => Object.entries(stored))) {
    const at = path.lastIndexOf('/')
    const sample = { id: path.slice(at + 1), data } as Sample
    ;(collections[path.slice(0, at)] ??= []).push(sample)
  }
  return collections
}

import { expect, test } from 'vitest'
import { membersApi } from '@/features/members/api'
import { listingApi } from '@/features/members/listing/listingApi'
import type { MemberAction } from '@/features/members/memberChanges'
import { listingRef } from '@/shared/members/readListing'
import { newSubmissionId } from '@/shared/requests/reference'
import { statusKey } from '@/shared/requests/status'
import { aMember } from '@scripts/samples/members/memberRecords'
import { countReads } from '@test/support/emulators/countReads'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { setUpEndpoints } from './setUpEndpoints'

const firestore = firestoreFor()
const server = setUpEndpoints()

/** Until nothing more is read. */
async function settle(total: () => number) {
  for (let before = -1; before !== total();) {
    before = total()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

test.each([3, 40])(
  'of %i wishes for the directory, none is read again after an act on a member, nor when the list is opened again',
  async (count) => {
    const asha = aMember(1)
    const key = await statusKey('NR', asha.id)
    const at = new Date(Date.UTC(2026, 10, 20))
    await firestore.seed({
      members: [{ ...asha, data: { ...asha.data, requestId: asha.id } }],
      member_numbers: [
        { id: 'UO~2019~001', data: { memberId: asha.id, importId: asha.data.importId } },
      ],
      request_keys: [{ id: key, data: { kind: 'registrations', requestId: asha.id } }],
      listing_wishes: [
        { id: await listingRef(key), data: { key, contacts: ['mobile'], at } },
        // Taken out by themselves: done.
        ...Array.from({ length: count - 1 }, (_, n) => ({
          id: String(n).padStart(64, '0'),
          data: { key: String(n).padStart(64, '0'), at },
        })),
      ],
    })
    const desk = await openStore()
    const { applyMemberAction } = membersApi.endpoints
    const { readAskingMembers } = listingApi.endpoints
    const { reads, total, restart } = countReads(server)
    const open = () => desk.dispatch(readAskingMembers.initiate())
    const list = open()
    expect((await list).data).toEqual([asha.id])
    await settle(total)
    expect(reads.listing_wishes).toBe(count)

    restart()
    const act = async (action: MemberAction, expectedVersion?: number) =>
      await desk.dispatch(
        applyMemberAction.initiate({
          target: asha.id,
          expectedVersion,
          id: newSubmissionId(),
          action,
        }),
      )
    expect(await act({ kind: 'note', text: 'Sample note' })).not.toHaveProperty('error')
    await settle(total)
    expect(reads.listing_wishes).toBeUndefined()
    expect((await open()).data).toEqual([asha.id])

    expect(await act({ kind: 'list', contacts: ['mobile'], text: 'Asked' }, 2)).not.toHaveProperty(
      'error',
    )
    await settle(total)
    // That of the member alone, which says how much was agreed to.
    expect(reads.listing_wishes).toBe(1)
    expect((await open()).data).toEqual([])
  },
)

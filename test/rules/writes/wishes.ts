import { takenAway, wishTold, wishWrite, type ListingWish } from '@/shared/members/listingWish'
import { listedContacts } from '@/shared/members/shown'
import { aMember } from '@scripts/samples/members/memberRecords'
import { keyOf } from '@scripts/samples/statuses'
import { sentinels } from '@test/rules/support/client'
import { newId, owner, reviewed, type Arranged } from './arranged'
import { fullProfile, shownOf, wishOf } from './shown'
import { storedRequest } from './storedRequests'

/*
 * What applicants say about their firm in the directory.
 */

/** Each in a part of the directory of its own, beside those of the other commits. */
const numbers = ['WISH/1', 'WISH/3', 'WISH/5']

async function wished(number: string, variant: string, contacts: ListingWish['contacts']) {
  const { id, stored } = storedRequest(
    'registrations',
    reviewed('registrations', 'approved', [], { corrected: { mobile: '9876500001' } }),
  )
  const { data: row } = aMember(1)
  const fields = { ...row, number, profile: fullProfile, requestId: id, by: owner }
  const member = shownOf(id, fields)
  const key = keyOf('registrations', id)
  const wish = { key, mobile: '9876500001', contacts }
  return {
    name: 'directory: a wish of the applicant',
    variant,
    by: null,
    stored: {
      ...stored,
      ...member.stored,
      [`members/${id}`]: member.data,
      ...wishOf(id).stored,
    },
    writes: [
      await wishWrite(wish, newId(), sentinels.now),
      wishTold(wish, sentinels.now),
      ...takenAway(member.listing, wish, sentinels.none),
    ],
  }
}

export const byMembers = async (): Promise<Arranged[]> =>
  Promise.all([
    wished(numbers[0]!, 'not listed', undefined),
    wished(numbers[1]!, 'fewer contacts', ['name']),
    wished(numbers[2]!, 'all contacts', listedContacts),
  ])

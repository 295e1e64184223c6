import {
  bucketOf,
  directoryPath,
  listedContacts,
  listingOf,
  type ListedContact,
  type ShownMember,
} from '@/shared/members/shown'
import { keyOfNumber } from '@/features/members/memberNumber'
import { aMember, aProfile } from './memberRecords'
import type { Collections, Sample, Value } from '@scripts/samples/records'

type Entries = Record<string, Record<string, Value>>

/** A member, and the contacts in the listing; undefined: not listed. */
type Listed = { member: object; contacts: readonly ListedContact[] | undefined }

/** The directory of some members, as the desk writes it. */
export function directoryOf(members: readonly Listed[]): Collections {
  const buckets = new Map<string, { entries: Entries; changed: string }>()
  for (const { member, contacts } of members) {
    if (contacts === undefined) continue
    const shown = member as ShownMember
    const key = keyOfNumber(shown.number)
    const bucket = buckets.get(bucketOf(shown.number)) ?? { entries: {}, changed: key }
    bucket.entries[key] = listingOf(shown, contacts, undefined) as Record<string, Value>
    buckets.set(bucketOf(shown.number), { ...bucket, changed: key })
  }
  const documents: Sample[] = [...buckets].map(([id, data]) => ({ id, data }))
  return { [directoryPath]: documents }
}

/** So many firms with numbers of digits alone: ten documents. Each third shows all its contacts. */
export const manyListings = (count: number): Collections =>
  directoryOf(
    Array.from({ length: count }, (_, at) => ({
      member: aMember(at + 1, {
        number: String(1_001 + at),
        paidUntil: '2099-03-31',
        profile: aProfile(10_001 + at),
      }).data,
      contacts: at % 3 === 0 ? listedContacts : [],
    })),
  )

/** The contacts of the sample members who agree to the directory, by their place in the seed. The fourth has lapsed. */
export const listed: { readonly [at: number]: readonly ListedContact[] } = {
  1: listedContacts,
  3: ['mobile'],
  4: ['name', 'email', 'website', 'address'],
  5: ['mobile', 'email'],
}

/** A firm with a name as long as it may be, and words that fit in no line of a phone. */
export const longNamed = {
  ...aProfile(505),
  firmName:
    'Sample Konark AgroFoodProcessingAndPackagingIndustries, Cold Stores and Allied Exports of Odisha Private Limited Company',
  email: `${'sample.'.repeat(8)}office@a-sample-firm-with-a-long-name.example.org`,
  website: `https://www.a-sample-firm-with-a-long-name.example.org/${'products/'.repeat(6)}`,
}

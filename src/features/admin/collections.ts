import { diamondClubList } from '@/features/diamond-club/adminList'
import { growthFundList } from '@/features/growth-fund/adminList'
import { landBankList } from '@/features/land-bank/adminList'
import { meetingAnswerList } from '@/features/meetings/adminList'
import { registrationList } from '@/features/registrations/adminList'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { makeColumns, type Column } from './list/columns'

export type AdminCollection = CollectionConfig & {
  /** The default columns first, then the other fields in the order of the form. */
  columns: readonly Column[]
}

/** In the order of the menu. */
const configs = [registrationList, growthFundList, diamondClubList, meetingAnswerList, landBankList]

export const collections: readonly AdminCollection[] = configs.map((config) => ({
  ...config,
  columns: makeColumns(config),
}))

export const collectionById = (id: string): AdminCollection | undefined =>
  collections.find((collection) => collection.id === id)

/** Where a record is shown in full. */
export const addressOf = ({ id: collection }: AdminCollection, id: string) =>
  collection === 'registrations'
    ? `/member/${encodeURIComponent(id)}`
    : `/request/${collection}/${encodeURIComponent(id)}`

import { createSelector } from '@reduxjs/toolkit'
import { diamondClubList } from '@/features/diamond-club/adminList'
import { growthFundList } from '@/features/growth-fund/adminList'
import { landBankList } from '@/features/land-bank/adminList'
import { meetingAnswerList } from '@/features/meetings/adminList'
import { registrationList } from '@/features/registrations/adminList'
import { rightsList } from '@/features/rights/adminList'
import type { AdminRecord, Chart, CollectionConfig } from '@/shared/collectionConfig'
import type { Column } from '@/shared/desk/table/column'
import { defaultColumnsOf, makeColumns, titleFieldOf } from './columns/columns'
import { isTrashed } from '@/shared/requests/review'
import { listLabels } from '@/shared/requests/listLabels'
import { isDecided, kinds, type DecidedKind } from '@/shared/requests/steps'

export type AdminCollection = CollectionConfig & {
  label: string
  /** The beginning of reference numbers. */
  prefix: string
  /** Undefined for records that have no states. */
  kind: DecidedKind | undefined
  /** The field that names a record, and whose column is always shown. */
  titleField: string
  /** Fields of the columns that are shown until others are chosen. */
  defaultColumns: readonly string[]
  /** The default columns first, then the other fields in the order of the form. */
  columns: readonly Column[]
  /** The records outside the trash, the newest first. */
  selectRecords: (root: object) => readonly AdminRecord[]
}

/** In the order of the menu. */
const configs = [
  registrationList,
  growthFundList,
  diamondClubList,
  meetingAnswerList,
  landBankList,
  rightsList,
]

const decidedCharts: readonly Chart[] = [
  { title: 'New per week', form: 'weeks' },
  { title: 'By status', form: 'states' },
]

export const collections: readonly AdminCollection[] = configs.map((config) => {
  const { id } = config
  const kind = isDecided(id) ? id : undefined
  const selectRecords = createSelector([config.live.selectAll], (all) =>
    all.some(isTrashed) ? all.filter((record) => !isTrashed(record)) : all,
  )
  return {
    ...config,
    label: listLabels[id],
    prefix: kinds[id].prefix,
    kind,
    charts: kind === undefined ? config.charts : [...decidedCharts, ...config.charts],
    titleField: titleFieldOf(config),
    defaultColumns: defaultColumnsOf(config),
    columns: makeColumns(config),
    selectRecords,
  }
})

/** The lists of the forms, whose records have a name and a firm. */
export const formLists = collections.filter(({ id }) => id !== 'rights')

export const collectionById = (id: string): AdminCollection | undefined =>
  collections.find((collection) => collection.id === id)

/** Where a record is shown in full. */
export const addressOf = ({ id: collection }: AdminCollection, id: string) =>
  collection === 'registrations'
    ? `/member/${encodeURIComponent(id)}`
    : `/request/${collection}/${encodeURIComponent(id)}`

type Conditions = {
  /** Open ones where left out. */
  state?: 'all'
  assignee?: 'me' | 'nobody'
  due?: 'over'
  /** A day to follow up that has come. */
  followUp?: 'due'
  /** The last day received, as YYYY-MM-DD. */
  to?: string
}

/** The address of a list that shows its open requests, or those that meet the conditions. */
export const openListAddress = ({ id }: AdminCollection, conditions: Conditions = {}) =>
  `/memberlist?${new URLSearchParams({ list: id, ...conditions }).toString()}`

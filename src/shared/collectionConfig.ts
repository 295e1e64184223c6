import type { ComponentType } from 'react'
import type { LazySlice } from '@/shared/feature'
import type { LiveCollection } from '@/shared/firestore/live/liveCollection'
import type { FieldInfos } from '@/shared/forms/fieldInfo'
import type { RequestKind } from '@/shared/requests/kinds'
import type { Entered } from '@/shared/validation/entered'
import type { Review } from '@/shared/validation/review'

/** A record of any collection of the admin area. Only its id and its date are certain. */
export type AdminRecord = {
  id: string
  createdAt: string
  createdAtMillis: number | null
  /** The review by administrators. */
  review?: Review
  /** The administrator who entered it and the way it came, if the applicant has not sent it. */
  entered?: Entered
  unreadable?: string[]
  other?: { [name: string]: unknown }
  [field: string]: unknown
}

/** How much each bar of a chart stands for. */
export type Counts = ReadonlyMap<string, number>

/** Counts the records that are shown by the week they were received in. */
type WeekChart = { title: string; form: 'weeks' }

/** Counts the records that are shown by their values of a field. Pressing a bar filters by its value. */
export type FieldChart = {
  title: string
  /** `largest`: the largest bar first. `latest`: the last date first. */
  form: 'largest' | 'latest'
  field: string
  /** Which records count; all of them where left out. */
  includes?: (record: AdminRecord) => boolean
  /** How much a record counts; 1 where left out. */
  weightOf?: (record: AdminRecord) => number
  format?: (amount: number) => string
  /** The figure beside the title. */
  total?: (counts: Counts) => string
}

/** Counts the records that are shown by their state. Pressing a bar filters by it. */
type StateChart = { title: string; form: 'states' }

export type Chart = WeekChart | StateChart | FieldChart

/** A list of the admin area, as the feature that owns the collection describes it. */
export type CollectionConfig = {
  /** In the address. */
  id: RequestKind | 'rights'
  /** The heading of its page. */
  heading: string
  /** One record, in a sentence. */
  singular: string
  Icon: ComponentType
  /** In the order of the form. */
  fields: FieldInfos
  live: LiveCollection<AdminRecord> & { slice: LazySlice }
  /** Fields of the columns that are shown beside those of all lists, until others are chosen. */
  ownColumns: readonly string[]
  /** Fields one can filter by. */
  filters: readonly string[]
  /** Further charts than those of all decided requests. */
  charts: readonly Chart[]
  /** Heading for the subject of the form, on the page of a record. */
  subject: string
  /** Fields that name something else of the desk, each with the address of its page. */
  linkOf?: { readonly [field: string]: (record: AdminRecord) => string | undefined }
}

import type { UnknownAction } from '@reduxjs/toolkit'
import type { FieldInfos } from '@/shared/forms/fieldInfo'
import type { LiveSlice } from '@/shared/live/useLive'
import type { Chart } from './chart'
import type { AdminRecord } from './records'

/** One of the panel's collections: all that is particular to it. */
export type Kind = {
  /** In the address. */
  id: string
  label: string
  /** One record, in a sentence. */
  singular: string
  /** What reference numbers begin with. */
  prefix: string
  /** Fields by name, in the order of the form. */
  fields: FieldInfos
  slice: LiveSlice<AdminRecord, string>
  /** One record alone, from the server. */
  read: (id: string) => Promise<AdminRecord | undefined>
  /** Opens a collection that is not open for the whole session. */
  listen?: () => UnknownAction
  /**
   * Columns that are shown until others are chosen: those of the larger collections stand side by side on a
   * screen of 1440 pixels.
   */
  usual: readonly string[]
  /** Fields to filter by: one of the answers they offer. */
  filters: readonly string[]
  charts: readonly Chart[]
  /** Heading of what the form is about, on the page of one record. */
  subject: string
}

/** Where a record is shown in full. */
export const addressOf = (kind: Kind, id: string) =>
  kind.id === 'registrations'
    ? `/member/${encodeURIComponent(id)}`
    : `/request/${kind.id}/${encodeURIComponent(id)}`

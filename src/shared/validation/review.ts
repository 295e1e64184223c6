import { boolean, mixed, number, object, string, type InferType } from 'yup'
import { timestamp } from './dates'
import './schema'
import type { DocumentId } from './documents'

/** The facts that steps add to a review beyond reason and public text. */
const detailsSchema = object({
  /** YYYY-MM-DD */
  committeeOn: string().label('Committee date'),
  resolution: string().label('Committee resolution no.'),
  /** In rupees. */
  amount: number().label('Amount sanctioned'),
  conditions: string().label('Conditions'),
  authority: string().label('Authority'),
  authorityNumber: string().label('Their number'),
  /** YYYY-MM-DD */
  takenUpOn: string().label('Taken up on'),
  /** A reference number. */
  duplicateOf: string().label('Duplicate of'),
})

const checkSchema = object({ on: timestamp('Checked'), by: string() })

const receivedSchema = object({ on: timestamp('Received'), by: string() })

/** The review of a request by administrators, as its record stores it. */
export const reviewSchema = object({
  v: number(),
  state: string(),
  since: timestamp('In this status since'),
  waited: number(),
  assignee: string(),
  reason: string(),
  public: string(),
  details: detailsSchema,
  checks: object({
    gstin: checkSchema,
    udyam: checkSchema,
    pan: checkSchema,
    proposer: checkSchema,
    seconder: checkSchema,
  }),
  documents: object({
    udyam: receivedSchema,
    gst: receivedSchema,
    pan: receivedSchema,
    address: receivedSchema,
    proposer: receivedSchema,
    photo: receivedSchema,
  } satisfies Record<DocumentId, unknown>),
  followUp: object({
    /** YYYY-MM-DD */
    on: string(),
    text: string(),
    by: string(),
  }),
  corrected: mixed(),
  trashed: boolean(),
  at: timestamp('Changed'),
  by: string(),
}).label('Review')

/** A record, as far as its review is read. */
export const reviewedSchema = object({ review: reviewSchema })

/** An entry of the history of a record, of a person or of settings. */
export const historySchema = object({
  v: number().required(),
  kind: string().required(),
  from: string(),
  to: string(),
  text: string(),
  public: string(),
  details: detailsSchema,
  channel: string(),
  field: string(),
  value: mixed(),
  name: string(),
  before: mixed(),
  after: mixed(),
  at: timestamp('Time'),
  by: string().required(),
}).label('Entry')

/** The facts of a registration that administrators look up elsewhere. */
export type Check = 'gstin' | 'udyam' | 'pan' | 'proposer' | 'seconder'

export type ReviewDetails = InferType<typeof detailsSchema>

/** A value that replaces one of the applicant's. */
export type CorrectedValue = string | number | boolean | string[]

/** When an administrator ticked something. */
export type Tick = { on: string; onMillis: number | null; by: string }

/** The day on which the office looks at a request again. */
export type FollowUp = {
  /** YYYY-MM-DD */
  on: string
  text?: string
  /** The uid of the administrator who has set it. */
  by: string
}

/** A review in the store: each time as a local text, and in milliseconds since 1970. */
export type Review = {
  /** The number of changes so far; each has an entry in the history. */
  v: number
  /** An id of the kind's states; see `stateOf`. */
  state: string
  /** When this state began; none while it is the first. */
  since?: string
  sinceMillis?: number | null
  /** Days, and parts of them, that the applicant was waited for, up to the last answer. */
  waited?: number
  /** The uid of an administrator. */
  assignee?: string
  /** Internal; of the last step. */
  reason?: string
  /** The public sentence of the last step. */
  public?: string
  details?: ReviewDetails
  checks?: { [name in Check]?: Tick }
  /** Those that have arrived. */
  documents?: { [name in DocumentId]?: Tick }
  followUp?: FollowUp
  corrected?: { [field: string]: CorrectedValue }
  trashed?: boolean
  at: string
  atMillis: number | null
  /** The uid of the administrator who made the last change. */
  by: string
}

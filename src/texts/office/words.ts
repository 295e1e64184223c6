import type { stepMessages } from '@/shared/requests/step'
import type { documents } from '@/shared/validation/documents'

/** What the desk puts into the text for an applicant by itself, as it is stored. */
export type OfficeWords =
  | (typeof stepMessages)[keyof typeof stepMessages]
  | (typeof documents)[keyof typeof documents]
  | 'Please send: {documents}.'

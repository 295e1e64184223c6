import type { stepMessages } from '@/shared/requests/step'
import type { documents } from '@/shared/validation/documents'
import type { Code } from '@/texts/choices/codes'

/** What the desk puts into the text for an applicant by itself, as it is stored. `choices` has a document of a form. */
export type OfficeWords =
  | (typeof stepMessages)[keyof typeof stepMessages]
  | Exclude<(typeof documents)[keyof typeof documents], Code>
  | 'Please send: {documents}.'

import type { FormId } from '@/content/forms'
import type { RequestKind } from '@/shared/requests/kinds'

/** The forms whose answers are stored, with the kind of their records, by which the association sets its periods. */
export const kindOf = {
  newregistration: 'registrations',
  growthfund: 'growth-fund',
  diamondbusiness: 'diamond-club',
  monthlymeeting: 'meeting-answers',
  landbank: 'land-issues',
} as const satisfies { [form in FormId]?: RequestKind }

export type StoredForm = keyof typeof kindOf

export const storedForms = Object.keys(kindOf) as StoredForm[]

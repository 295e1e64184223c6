import type { FormId } from '@/content/forms'
import type { RequestKind } from '@/shared/requests/kinds'

/** The kind of a form's records, by which the association sets its periods. */
export const kindOf: { [form in FormId]?: RequestKind } = {
  newregistration: 'registrations',
  growthfund: 'growth-fund',
  diamondbusiness: 'diamond-club',
  monthlymeeting: 'meeting-answers',
  landbank: 'land-issues',
}

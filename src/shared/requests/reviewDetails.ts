import { calendarDay } from '@/shared/text/dateText'
import { isDay } from '@/shared/validation/dates'
import { formatRupees } from '@/shared/validation/numbers'
import type { ReviewDetails } from '@/shared/validation/review'

export const detailLabels: Record<keyof ReviewDetails, string> = {
  committeeOn: 'Committee date',
  amount: 'Amount sanctioned',
  conditions: 'Conditions',
  authority: 'Authority',
  authorityNumber: 'Their number',
  takenUpOn: 'Taken up on',
  resolution: 'Committee resolution no.',
  duplicateOf: 'Duplicate of',
}

/** The facts that steps have added to a request: labels, and values as people read them. */
export function reviewDetailsInWords(details: ReviewDetails = {}): [label: string, text: string][] {
  return (Object.keys(detailLabels) as (keyof ReviewDetails)[]).flatMap((name) => {
    const value = details[name]
    if (value === undefined) return []
    const text =
      typeof value === 'number' ? formatRupees(value) : isDay(value) ? calendarDay(value) : value
    return [[detailLabels[name], text]]
  })
}

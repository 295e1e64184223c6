import type { AdminRecord } from '@/shared/collectionConfig'
import { storedLanguages, type Language } from '@/shared/language'
import { isRightsKind, type RightsKind } from '@/shared/requests/rights'

/** Whether an administrator has replaced the value that was sent. */
export function isCorrected({ review }: AdminRecord, field: string): boolean {
  const corrected: unknown = review?.corrected
  return typeof corrected === 'object' && corrected !== null && Object.hasOwn(corrected, field)
}

/** The value of a field: as corrected, otherwise as it was sent. */
export const valueOf = (record: AdminRecord, field: string): unknown =>
  isCorrected(record, field) ? record.review?.corrected?.[field] : record[field]

/** A text field of a record, as corrected; empty where it holds no text. */
export function textOf(record: AdminRecord, field: string): string {
  const value = valueOf(record, field)
  return typeof value === 'string' ? value : ''
}

/** The value of a field that records are filtered and counted by. */
export const answerOf = (record: AdminRecord, field: string) => textOf(record, field) || 'Not given'

/** The person, or the firm where no person is named. */
export const applicantName = (record: AdminRecord) =>
  textOf(record, 'name') || textOf(record, 'firmName') || undefined

/** A data request as a heading. */
const headings: Record<RightsKind, string> = {
  See: 'Copy of data',
  Correct: 'Correction',
  Withdraw: 'Withdrawal',
  Erase: 'Erasure',
  Complain: 'Complaint',
}

/** The name of a record in lists and headings; of a data request, which has no name, its kind as a heading. */
export function titleOf(record: AdminRecord): string | undefined {
  const kind = textOf(record, 'kind')
  return applicantName(record) ?? (isRightsKind(kind) ? headings[kind] : kind || undefined)
}

/** The language in which an applicant wrote, and is answered; also that of a member, in the profile. */
export const languageOf = ({ language }: { readonly [field: string]: unknown }): Language =>
  storedLanguages.find((stored) => stored === language) ?? 'en'

import type { AdminRecord } from '@/shared/collectionConfig'
import { textColumn, type Column } from '@/shared/desk/table/column'
import { referenceOf } from '@/shared/requests/reference'
import { stateOf } from '@/shared/requests/review'
import { kinds, statesOf } from '@/shared/requests/steps'
import { titleOf, textOf } from '../records'
import { checkLabels } from '../review/reviewWords'
import { requestLists, type Requests } from '../waiting'

/** The lists about which the committee decides. */
export const committeeLists = requestLists.filter(({ id }) => statesOf(id).includes('recommended'))

export const isRecommended = (record: AdminRecord) => stateOf(record) === 'recommended'

/** The fields of a form that the committee reads, beside the person and the firm. */
const facts: { [kind: string]: readonly string[] } = {
  registrations: ['district', 'sector', 'membershipKind'],
  'growth-fund': ['district', 'purpose', 'amount'],
  'diamond-club': ['district', 'role', 'turnover'],
}

/** The columns of the committee's sheet, on the screen and on paper. */
export function committeeColumns(list: Requests, withRemarks: boolean): Column[] {
  const { checks } = kinds[list.id]
  return [
    textColumn('reference', 'Reference', ({ id }) => referenceOf(list.prefix, id), {
      isVerbatim: true,
    }),
    textColumn('name', 'Name', (record) => titleOf(record) ?? 'No name', { isVerbatim: true }),
    textColumn('firmName', 'Firm', (record) => textOf(record, 'firmName'), { isVerbatim: true }),
    ...(facts[list.id] ?? []).flatMap(
      (fact) => list.columns.find(({ field }) => field === fact) ?? [],
    ),
    ...(checks.length > 0
      ? [
          textColumn('checks', 'Checked', ({ review }: AdminRecord) =>
            checks
              .filter((check) => review?.checks?.[check] !== undefined)
              .map((check) => checkLabels[check])
              .join(', '),
          ),
        ]
      : []),
    ...(withRemarks
      ? [textColumn('reason', 'Office remarks', ({ review }: AdminRecord) => review?.reason ?? '')]
      : []),
  ]
}

/** To be filled in by hand. */
export const columnsToFillIn = ['Decision', 'Signature'].map((header) =>
  textColumn<AdminRecord>(header, header, () => ''),
)

import { countColumn, textColumn, type Column } from '@/shared/desk/table/column'
import type { Voter } from './votersOn'

const line = countColumn<Voter>('line', 'No.', ({ line: at }) => at)
const number = textColumn<Voter>('number', 'Membership number', (voter) => voter.number, {
  isVerbatim: true,
})
const name = textColumn<Voter>(
  'name',
  'Name',
  (voter) => [voter.name, voter.firmName].filter(Boolean).join(', '),
  { isVerbatim: true },
)
const kind = textColumn<Voter>('kind', 'Membership type', (voter) => voter.kind)
const district = textColumn<Voter>('district', 'District', (voter) => voter.district)

export const shownColumns: readonly Column<Voter>[] = [name, number, kind, district]

/** To sign at the meeting. */
export const paperColumns: readonly Column<Voter>[] = [
  line,
  number,
  name,
  kind,
  district,
  // Spaces that do not break keep room for it.
  textColumn('signature', 'Signature', () => '\u00A0'.repeat(28)),
]

export const fileColumns: readonly Column<Voter>[] = [
  line,
  number,
  textColumn('person', 'Name', (voter) => voter.name, { isVerbatim: true }),
  textColumn('firm', 'Firm', (voter) => voter.firmName, { isVerbatim: true }),
  kind,
  district,
]

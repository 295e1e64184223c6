import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { fieldColumn } from '@/shared/desk/table/fieldColumn'
import { mobileColumn, textColumn, type Column } from '@/shared/desk/table/column'
import { fieldInfos, type FieldInfo } from '@/shared/forms/fieldInfo'
import { dayText } from '@/shared/text/displayValue'
import { labelOf } from '@/shared/text/labelOf'
import { memberAddress } from '../memberAddress'
import type { ProfileField } from '../memberChanges'
import { membershipFields, memberSchema, profileSchema } from '../schema'
import { standingLabels, standings } from '@/shared/members/standing'
import { StandingChip } from '../StandingChip'
import { askedWords } from '../tell/askedWords'
import type { ToldEntry } from '../tell/asks'
import type { MemberRow } from '../rows/memberRows'

const number = textColumn<MemberRow>('number', 'Number', ({ number: text }) => text, {
  isVerbatim: true,
  sorts: 'asc',
})

const standing = textColumn<MemberRow>(
  'standing',
  'Standing',
  (row) => standingLabels[row.standing],
  { sortValue: (row) => standings.indexOf(row.standing) },
)

/** The columns of the table and the cards. */
export const shownColumns: readonly Column<MemberRow>[] = [
  textColumn('name', 'Name', ({ name, firmName }) => [name, firmName].filter(Boolean).join(', '), {
    isVerbatim: true,
    cell: (row) => <MemberName row={row} />,
    sorts: 'asc',
  }),
  number,
  textColumn('kind', 'Membership type', ({ kind }) => labelOf(kind)),
  {
    ...standing,
    cell: (row) => <StandingChip standing={row.standing} />,
    onCard: (row) => <StandingChip standing={row.standing} />,
  },
  textColumn('paidUntil', 'Valid until', ({ paidUntil }) => dayText(paidUntil), {
    noWrap: true,
    sorts: 'asc',
  }),
  textColumn('district', 'District', ({ district }) => labelOf(district)),
  mobileColumn(),
]

/** The last request to pay, where members are shown who have to. */
export const askedColumn = (asked: ReadonlyMap<string, ToldEntry>): Column<MemberRow> =>
  textColumn('asked', 'Asked for payment', ({ id }) => {
    const last = asked.get(id)
    return last === undefined ? '' : askedWords(last)
  })

function MemberName({ row: { id, name, firmName } }: { row: MemberRow }) {
  const { search } = useLocation()
  return (
    <>
      <Link
        component={RouterLink}
        to={memberAddress(id)}
        state={{ list: search.slice(1) }}
        underline="hover"
        sx={{ fontWeight: 600 }}
      >
        <bdi translate="no">{name || firmName || 'No name'}</bdi>
      </Link>
      {name && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi translate="no">{firmName}</bdi>
        </Typography>
      )}
    </>
  )
}

const columnsOf = (
  fields: Iterable<FieldInfo>,
  valueOf: (row: MemberRow, field: string) => unknown,
) => [...fields].map(({ name, label, meta }) => fieldColumn<MemberRow>(name, label, meta, valueOf))

const ofMembership = columnsOf(
  [...fieldInfos(memberSchema).values()].filter(
    ({ name }) => name in membershipFields || name === 'startedOn',
  ),
  ({ member }, field) => member[field as keyof typeof member],
)

const ofProfile = columnsOf(
  fieldInfos(profileSchema).values(),
  ({ member }, field) => member.profile?.[field as ProfileField],
)

/** The columns of a file: all that is known of a member. */
export const fileColumns: readonly Column<MemberRow>[] = [
  ...ofMembership,
  standing,
  textColumn('leftOn', 'Left on', ({ member }) => dayText(member.ended?.on ?? ''), {
    isDate: true,
    exported: ({ member }) => member.ended?.on ?? '',
  }),
  textColumn('why', 'Reason for leaving', ({ member }) => member.ended?.why ?? ''),
  ...ofProfile,
]

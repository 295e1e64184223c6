import { ListMessage, ListTools } from '@/shared/desk/filters/ListTools'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import type { MemberRow } from '@/features/members/desk'
import { ExportMenu } from '@/shared/desk/export/ExportMenu'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { Part } from '@/shared/desk/Part'
import { DataTable } from '@/shared/desk/table/DataTable'
import { countColumn, textColumn, type Column } from '@/shared/desk/table/column'
import { useListenReceiptsQuery } from '../api'
import { daysOfYear, yearText } from '../financialYear'
import type { Turn } from './voters'
import { groupings, yearFigures, type FiguresRow, type Grouping } from './yearFigures'

type Props = {
  rows: readonly MemberRow[]
  turns: readonly Turn[]
  years: readonly string[]
  fy: string
  by: Grouping
  /** The members are not all there yet. */
  isPartial: boolean
  onChange: (part: { year?: string; by?: Grouping }) => void
}

/** Who joined, left and paid in a financial year. */
export function YearPart({ rows, turns, years, fy, by, isPartial, onChange }: Props) {
  const { data: receipts } = useListenReceiptsQuery({ fy })
  const [message, announce] = useState('')
  const columns = useMemo(() => columnsBy(by), [by])
  const items = receipts?.items
  const figures = useMemo(() => {
    const members = rows.map(({ id, kind, district, member }) => ({
      id,
      kind,
      district,
      joinedOn: member.joinedOn,
      sector: member.profile?.sector ?? '',
    }))
    // Only a receipt of a membership with dues has a period.
    const payments = (items ?? []).flatMap(({ memberId, until, paidBefore, cancelled }) =>
      memberId === undefined || until === undefined || cancelled !== undefined
        ? []
        : [{ memberId, paidBefore }],
    )
    return yearFigures(members, turns, payments, { ...daysOfYear(fy), by })
  }, [rows, turns, items, fy, by])

  return (
    <Box className="screen-only">
      <Part title="Figures of a financial year">
        <ListTools>
          <SelectFilter
            label="Financial year"
            value={fy}
            onChange={(year) => onChange({ year })}
            options={years.map((year) => [year, yearText(year)] as const)}
            sx={{ minWidth: '9rem' }}
          />
          <SelectFilter
            label="By"
            value={by}
            onChange={(grouping) => onChange({ by: grouping as Grouping })}
            options={Object.entries(groupings)}
            sx={{ minWidth: '10rem', mr: 'auto' }}
          />
          <ListMessage>{message}</ListMessage>
          <ExportMenu
            title={`Figures ${yearText(fy)}`}
            fileName={`figures-${yearText(fy)}`}
            list="members"
            readTable={() => ({ columns, rows: figures })}
            isPartial={isPartial || receipts?.isWhole !== true}
            onAnnounce={announce}
          />
        </ListTools>
        {/* A year without a receipt has figures, too. */}
        <HistoryFrame
          history={receipts && { ...receipts, items: receipts.isWhole ? figures : [] }}
          emptyText=""
        >
          {(all) => <DataTable label="Figures" rows={all} columns={columns} />}
        </HistoryFrame>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Each member counts once in a column. Renewed: receipts of this year for members who had
          paid before. Erased members are not counted.
        </Typography>
      </Part>
    </Box>
  )
}

const columnsBy = (by: Grouping): readonly Column<FiguresRow>[] => [
  textColumn('id', groupings[by], ({ id }) => id),
  countColumn('joined', 'Joined', ({ joined }) => joined),
  countColumn('left', 'Left', ({ left }) => left),
  countColumn('rejoined', 'Rejoined', ({ rejoined }) => rejoined),
  countColumn('renewed', 'Renewed', ({ renewed }) => renewed),
  countColumn('firstPaid', 'First payment', ({ firstPaid }) => firstPaid),
]

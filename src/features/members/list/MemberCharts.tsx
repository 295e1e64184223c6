import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { ChartCard, chartsSx } from '@/shared/desk/charts/ChartCard'
import { TopBars } from '@/shared/desk/charts/TopBars'
import { grouped } from '@/shared/validation/numbers'
import { standingLabels, standings, type Standing } from '@/shared/members/standing'
import type { MemberRow } from '../rows/memberRows'
import type { MembersView } from './useMembersView'

type Props = {
  /** Those that are shown. */
  rows: readonly MemberRow[]
  view: MembersView
  isPartial: boolean
  onChange: (part: Partial<MembersView>) => void
}

const most = 5

/** How many of the shown members are of each standing, and in each district. A press on a bar filters by it. */
export function MemberCharts({ rows, view, isPartial, onChange }: Props) {
  const byStanding = useMemo(() => {
    const counts = countsOf(rows, 'standing')
    return standings.flatMap((label) => barOf(label, counts))
  }, [rows])
  const byDistrict = useMemo(() => {
    const counts = countsOf(rows, 'district')
    return [...counts.keys()]
      .filter((district) => district !== '')
      .flatMap((label) => barOf(label, counts))
      .sort((a, b) => b.amount - a.amount)
  }, [rows])
  return (
    <Box sx={{ ...chartsSx, my: 1 }}>
      <ChartCard title="By standing" isPartial={isPartial}>
        <TopBars
          {...firstOf(byStanding, standings.length)}
          labelOf={(standing) => standingLabels[standing as Standing]}
          format={grouped}
          chosen={view.standing}
          onChoose={(standing) => onChange({ standing })}
        />
      </ChartCard>
      <ChartCard title="By district" isPartial={isPartial}>
        <TopBars
          {...firstOf(byDistrict, most)}
          format={grouped}
          chosen={view.district}
          onChoose={(district) => onChange({ district })}
        />
      </ChartCard>
    </Box>
  )
}

type Bar = { label: string; amount: number }

const barOf = (label: string, counts: ReadonlyMap<string, number>): Bar[] => {
  const amount = counts.get(label)
  return amount === undefined ? [] : [{ label, amount }]
}

function countsOf(rows: readonly MemberRow[], field: 'standing' | 'district') {
  const counts = new Map<string, number>()
  for (const { [field]: value } of rows) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function firstOf(all: readonly Bar[], shown: number) {
  const rest = all.slice(shown)
  const amount = rest.reduce((sum, bar) => sum + bar.amount, 0)
  return { bars: all.slice(0, shown), rest: { count: rest.length, amount } }
}

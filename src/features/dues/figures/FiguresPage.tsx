import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useMemberRows } from '@/features/members/desk'
import { useViewInAddress } from '@/shared/desk/useViewInAddress'
import { combineLive } from '@/shared/firestore/live/combineLive'
import { PageBar } from '@/shared/ui/PageBar'
import { LiveView } from '@/shared/ui/status/LiveView'
import { Waiting } from '@/shared/ui/status/Waiting'
import { isDay, today } from '@/shared/validation/dates'
import { useListenTurnsQuery, useReadFirstYearQuery } from '../api'
import { isYear, yearsSince } from '../financialYear'
import { VotersPart } from './VotersPart'
import { YearPart } from './YearPart'
import { groupings, type Grouping } from './yearFigures'

function parse(address: string) {
  const params = new URLSearchParams(address)
  const by = params.get('by') ?? ''
  const day = params.get('day') ?? ''
  return {
    year: params.get('year') ?? '',
    by: (Object.hasOwn(groupings, by) ? by : 'kind') as Grouping,
    day: isDay(day) ? day : '',
  }
}

const write = ({ year, by, day }: ReturnType<typeof parse>) =>
  new URLSearchParams(
    Object.entries({ year, by: by === 'kind' ? '' : by, day }).filter(([, value]) => value !== ''),
  ).toString()

/** How the membership has changed in a financial year, and who has a vote on a day. */
export default function FiguresPage() {
  const { rows, info } = useMemberRows()
  const { view, change } = useViewInAddress({ parse, write })
  const { data: first } = useReadFirstYearQuery()
  const asked = isYear(view.year) ? view.year : undefined
  const years = [...new Set([...yearsSince(first ?? asked, today()), ...(asked ? [asked] : [])])]
  const fy = asked ?? years[0]!
  const { data: turns } = useListenTurnsQuery()
  const live = { ...info, ...combineLive(info, turns) }

  return (
    <>
      <PageBar title="Figures and voters" />
      <Container maxWidth="lg" sx={{ py: 2 }}>
        <LiveView {...live} emptyText="No member yet.">
          {turns?.isWhole !== true ? (
            <Waiting />
          ) : (
            <>
              <YearPart
                rows={rows}
                turns={turns.items}
                years={years}
                fy={fy}
                by={view.by}
                isPartial={info.isPartial}
                onChange={change}
              />
              <Box sx={{ mt: 3 }}>
                <VotersPart
                  rows={rows}
                  turns={turns.items}
                  day={view.day || today()}
                  info={live}
                  onChange={(day) => change({ day })}
                />
              </Box>
            </>
          )}
        </LiveView>
      </Container>
    </>
  )
}

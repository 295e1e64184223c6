import { ListCount, ListMessage, ListTools } from '@/shared/desk/filters/ListTools'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import type { MemberRow } from '@/features/members/desk'
import { memberKinds } from '@/features/members/schema'
import { ExportMenu } from '@/shared/desk/export/ExportMenu'
import { PrintedTable, usePrint } from '@/shared/desk/export/PrintedTable'
import { DayFilter } from '@/shared/desk/filters/DayFilter'
import { Part } from '@/shared/desk/Part'
import { DataList } from '@/shared/desk/table/DataList'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { combineLive } from '@/shared/firestore/live/combineLive'
import { counted } from '@/shared/text/counted'
import { dayText } from '@/shared/text/displayValue'
import { LiveView } from '@/shared/ui/status/LiveView'
import { useListenPeriodsQuery } from '../api'
import { KindsWithVote } from './KindsWithVote'
import { fileColumns, paperColumns, shownColumns } from './voterColumns'
import { basisOf, type Turn } from './voters'
import { votersOn } from './votersOn'

type Props = {
  rows: readonly MemberRow[]
  turns: readonly Turn[]
  day: string
  info: LiveInfo
  onChange: (day: string) => void
}

const pageSize = 50

/** Who has a vote on a day, as a list to print and to sign. */
export function VotersPart({ rows, turns, day, info, onChange }: Props) {
  const { currentData: periods } = useListenPeriodsQuery(day)
  const live = { ...info, ...combineLive(info, periods) }
  const [kinds, setKinds] = useState<readonly string[]>(memberKinds)
  const [page, setPage] = useState(0)
  const [message, announce] = useState('')
  const { voters, leftOut } = useMemo(
    () => votersOn(rows, day, basisOf(periods?.items ?? [], turns), kinds),
    [rows, day, periods, turns, kinds],
  )
  const { printed, print } = usePrint(
    useCallback(() => voters, [voters]),
    'members',
    announce,
  )
  const title = `Voters on ${dayText(day)}`

  return (
    <>
      <Box className="screen-only">
        <Part title="Voters on a day">
          <ListTools>
            <DayFilter label="Day" value={day} error={undefined} onChange={onChange} />
            <KindsWithVote kinds={kinds} onChange={setKinds} />
          </ListTools>
          <LiveView {...live} isEmpty={periods?.isWhole !== true}>
            <ListTools>
              <ListCount>{counted(voters.length, 'voter')}</ListCount>
              <ListMessage>{message}</ListMessage>
              <ExportMenu
                title={title}
                fileName={`voters-${day}`}
                list="members"
                readTable={() => ({ columns: fileColumns, rows: voters })}
                isPartial={info.isPartial || periods?.isWhole !== true}
                isCut={info.isCut}
                onPrint={() => void print()}
                onAnnounce={announce}
              />
            </ListTools>
            <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
              {leftOut}
            </Typography>
            {voters.length > 0 && (
              <DataList
                label="Voters"
                rows={voters}
                columns={shownColumns}
                page={page}
                pageSize={pageSize}
                onPageChange={setPage}
              />
            )}
          </LiveView>
        </Part>
      </Box>
      {printed && periods?.isWhole && (
        <PrintedTable
          title={title}
          facts={kinds.length === memberKinds.length ? [] : kinds}
          columns={paperColumns}
          printed={printed}
          info={live}
        />
      )}
    </>
  )
}

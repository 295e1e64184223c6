import { ListCount, ListMessage, ListTools } from '@/shared/desk/filters/ListTools'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import type { MemberRow } from '@/features/members/desk'
import { memberKinds } from '@/features/members/schema'
import { ExportMenu } from '@/shared/desk/export/ExportMenu'
import { PrintedTable, usePrint } from '@/shared/desk/export/PrintedTable'
import { DayFilter } from '@/shared/desk/filters/DayFilter'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { Part } from '@/shared/desk/Part'
import { DataList } from '@/shared/desk/table/DataList'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { counted } from '@/shared/text/counted'
import { dayText } from '@/shared/text/displayValue'
import { Waiting } from '@/shared/ui/status/Waiting'
import { useReadPeriodsQuery } from '../api'
import { KindsWithVote } from './KindsWithVote'
import { fileColumns, paperColumns, shownColumns } from './voterColumns'
import { basisOf, type Turn } from './voters'
import { votersOn } from './votersOn'

type Props = {
  rows: readonly MemberRow[]
  turns: readonly Turn[]
  day: string
  info: Pick<LiveInfo, 'isPartial' | 'isCut' | 'staleSince'>
  onChange: (day: string) => void
}

const pageSize = 50

/** Who has a vote on a day, as a list to print and to sign. */
export function VotersPart({ rows, turns, day, info, onChange }: Props) {
  const { currentData: periods, error, refetch } = useReadPeriodsQuery(day)
  const [kinds, setKinds] = useState<readonly string[]>(memberKinds)
  const [page, setPage] = useState(0)
  const [message, announce] = useState('')
  const { voters, leftOut } = useMemo(
    () => votersOn(rows, day, basisOf(periods ?? [], turns), kinds),
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
          {error !== undefined ? (
            <LoadFailure error={error} onRetry={() => void refetch()} />
          ) : periods === undefined ? (
            <Waiting />
          ) : (
            <>
              <ListTools>
                <ListCount>{counted(voters.length, 'voter')}</ListCount>
                <ListMessage>{message}</ListMessage>
                <ExportMenu
                  title={title}
                  fileName={`voters-${day}`}
                  list="members"
                  readTable={() => ({ columns: fileColumns, rows: voters })}
                  isPartial={info.isPartial}
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
            </>
          )}
        </Part>
      </Box>
      {printed && periods && (
        <PrintedTable
          title={title}
          facts={kinds.length === memberKinds.length ? [] : kinds}
          columns={paperColumns}
          printed={printed}
          info={info}
        />
      )}
    </>
  )
}

import {
  ListCount,
  ListMessage,
  ListTools,
  NoMatch,
  countText,
} from '@/shared/desk/filters/ListTools'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { TextLink } from '@/shared/ui/TextLink'
import { ExportMenu } from '@/shared/desk/export/ExportMenu'
import { PrintedTable, usePrint } from '@/shared/desk/export/PrintedTable'
import { SearchBox } from '@/shared/desk/filters/SearchBox'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { DataList } from '@/shared/desk/table/DataList'
import { VisitorsToInvite } from './VisitorsToInvite'
import { personColumns } from './columns'
import { filters, findPersons, sortOf, sorts, filterOf, type Filter, type Sort } from './find'
import { printedColumns, shownColumns } from './shownColumns'
import { useAttendance } from './useAttendance'
import { useViewInAddress } from '@/shared/desk/useViewInAddress'

const pageSize = 50

/** The search, filter, order and page, which are in the address. */
type AttendanceView = {
  search: string
  filter: Filter
  sort: Sort
  /** From 0. */
  page: number
}

function parse(address: string): AttendanceView {
  const params = new URLSearchParams(address)
  return {
    search: params.get('q') ?? '',
    filter: filterOf(params.get('show')),
    sort: sortOf(params.get('sort')),
    page: Math.max(0, Math.floor(Number(params.get('page') ?? 1)) - 1) || 0,
  }
}

/** Defaults are left out. */
function write({ search, filter, sort, page }: AttendanceView): string {
  const params = new URLSearchParams()
  if (search !== '') params.set('q', search)
  if (filter !== 'all') params.set('show', filter)
  if (sort !== 'name') params.set('sort', sort)
  if (page > 0) params.set('page', String(page + 1))
  return params.toString()
}

const useAttendanceView = () => useViewInAddress({ parse, write })

/** The attendance of the last six meetings, and the visitors who could become members. */
export default function AttendancePage() {
  const { info, held, persons, presentAt } = useAttendance()
  const { view, change } = useAttendanceView()
  const { search, filter, sort } = view
  const matching = useMemo(
    () => findPersons(persons, { search, filter, sort }),
    [persons, search, filter, sort],
  )
  const columns = useMemo(() => shownColumns(held, presentAt), [held, presentAt])
  const [message, announce] = useState('')
  const { printed, print } = usePrint(
    useCallback(() => matching, [matching]),
    'attendance',
    announce,
  )

  return (
    <>
      <PageBar title="Attendance" />
      <Container maxWidth={false} sx={{ py: 2 }}>
        <Box className="screen-only">
          <TextLink to="/desk/meetings">‹ Meetings</TextLink>
          <LiveView {...info} emptyText="There has been no check-in at a meeting yet.">
            <ListTools label="Attendance">
              <SearchBox
                value={search}
                placeholder="Name, firm or mobile"
                onChange={(text) => change({ search: text })}
                sx={{ flex: '2 1 12rem' }}
              />
              <SelectFilter
                label="Show"
                value={filter}
                onChange={(chosen) => change({ filter: chosen })}
                options={optionsOf(filters)}
                sx={choiceSx}
              />
              <SelectFilter
                label="Order"
                value={sort}
                onChange={(chosen) => change({ sort: chosen })}
                options={optionsOf(sorts)}
                sx={choiceSx}
              />
              <ListCount>
                {countText(matching.length, persons.length, 'person', 'people')}
              </ListCount>
              <ListMessage>{message}</ListMessage>
              <ExportMenu
                title="Attendance"
                fileName="attendance"
                list="attendance"
                readTable={() => ({ columns: personColumns(held, matching), rows: matching })}
                isPartial={info.isPartial}
                isCut={info.isCut}
                onPrint={() => void print()}
                onAnnounce={announce}
              />
            </ListTools>
            {matching.length === 0 ? (
              <NoMatch> No person matches the search and the filter.</NoMatch>
            ) : (
              <DataList
                label="Attendance by person"
                rows={matching}
                columns={columns}
                page={view.page}
                pageSize={pageSize}
                onPageChange={(page) => change({ page })}
                sort={sort}
                onSort={(field) => change({ sort: sortOf(field) })}
              />
            )}
            <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '70ch' }}>
              {`The last ${held.length === 1 ? 'meeting' : `${held.length} meetings`} with a check-in. People are known by mobile number and name. Members who informed in advance are not counted absent.`}
            </Typography>
            <VisitorsToInvite persons={persons} held={held} />
          </LiveView>
          {info.isEmpty && info.status === 'ready' && (
            <Typography sx={{ textAlign: 'center' }}>
              <TextLink to="/desk/meetings">Open a meeting to check people in</TextLink>
            </Typography>
          )}
        </Box>
        {printed && (
          <PrintedTable
            title="Attendance"
            facts={[filters[filter].label, ...(search === '' ? [] : [`“${search}”`])]}
            columns={printedColumns(columns)}
            printed={printed}
            info={info}
          />
        )}
      </Container>
    </>
  )
}

const optionsOf = (choices: { [name: string]: { label: string } }) =>
  Object.entries(choices).map(([name, { label }]) => [name, label] as const)

const choiceSx = { flex: '1 1 9rem' }

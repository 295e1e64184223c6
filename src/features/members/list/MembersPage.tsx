import { skipToken } from '@reduxjs/toolkit/query/react'
import {
  ListCount,
  ListMessage,
  ListTools,
  NoMatch,
  countText,
} from '@/shared/desk/filters/ListTools'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useCallback, useMemo, useState, type ComponentType } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { preferenceChanged, selectPreferences } from '@/features/requests/api'
import { selectRole } from '@/features/session'
import { ChartsButton } from '@/shared/desk/charts/ChartsButton'
import { ExportMenu } from '@/shared/desk/export/ExportMenu'
import { PrintedTable, usePrint } from '@/shared/desk/export/PrintedTable'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { useHeard } from '@/shared/desk/search/useHeard'
import { DataList } from '@/shared/desk/table/DataList'
import { canEdit } from '@/shared/requests/roles'
import { PageBar } from '@/shared/ui/PageBar'
import { Waiting } from '@/shared/ui/status/Waiting'
import { LiveView } from '@/shared/ui/status/LiveView'
import { payingStandings, standingLabels, type Standing } from '@/shared/members/standing'
import { useAsked } from '../tell/useAsked'
import { useReadAskingMembersQuery, useReadLongLapsedQuery } from '../listing/listingApi'
import { TakeOutButton } from '../listing/TakeOutButton'
import { findMembers, sortOf } from '../rows/findMembers'
import { MemberCharts } from './MemberCharts'
import { listingLabels, MemberFilters } from './MemberFilters'
import { MembersButtons } from './MembersButtons'
import { askedColumn, fileColumns, shownColumns } from './memberColumns'
import type { MemberRow } from '../rows/memberRows'
import { useMemberRows } from '../rows/useMemberRows'
import { useMembersView } from './useMembersView'

const pageSize = 50

type Props = {
  /** Asks the shown members to pay. Payments are not known here: the shell of the desk brings it. */
  AskMany: ComponentType<{ rows: readonly MemberRow[] }>
}

/** All members of the association, with their standing on this day. */
export default function MembersPage({ AskMany }: Props) {
  const { rows, info } = useMemberRows()
  const { view, change } = useMembersView()
  const { search, standing, kind, district, listing, sort } = view
  const dispatch = useDispatch()
  const role = useSelector(selectRole)
  // As in the lists of requests: closed until they are asked for.
  const hasCharts = useSelector(selectPreferences).charts === true
  const heard = useHeard(search.trim() !== '')
  const asking = useReadAskingMembersQuery(listing === 'asked' ? undefined : skipToken)
  const late = useReadLongLapsedQuery(listing === 'late' ? undefined : skipToken)
  const ofListing = listing === 'late' ? late : asking
  const ids = listing === '' ? undefined : (ofListing.currentData ?? none)
  const matching = useMemo(
    () => findMembers(rows, { search, standing, kind, district, ids, sort }, heard),
    [rows, search, standing, kind, district, ids, sort, heard],
  )
  const hasAsked = payingStandings.includes(standing as Standing)
  const { asked } = useAsked({ skip: !hasAsked })
  const columns = useMemo(
    () => (hasAsked ? [...shownColumns, askedColumn(asked)] : shownColumns),
    [hasAsked, asked],
  )
  const [message, announce] = useState('')
  const { printed, print } = usePrint(
    useCallback(() => matching, [matching]),
    'members',
    announce,
  )
  const chosen = [
    search && `“${search}”`,
    standing && standingLabels[standing as Standing],
    kind,
    district,
    listing && listingLabels[listing]!,
  ].filter(Boolean)

  return (
    <>
      <PageBar title="Members">
        <MembersButtons rows={rows} />
        <ChartsButton
          isOpen={hasCharts}
          onPress={() => dispatch(preferenceChanged({ charts: !hasCharts }))}
        />
      </PageBar>
      <Container maxWidth={false} sx={{ py: 2 }}>
        <Box className="screen-only">
          <LiveView {...info} emptyText={canEdit(role) ? emptyText : 'No member yet.'}>
            <MemberFilters view={view} onChange={change} />
            {ofListing.isLoading && <Waiting />}
            {ofListing.error !== undefined && (
              <LoadFailure error={ofListing.error} onRetry={() => void ofListing.refetch()} />
            )}
            {hasCharts && (
              <MemberCharts
                rows={matching}
                view={view}
                isPartial={info.isPartial}
                onChange={change}
              />
            )}
            <ListTools>
              <ListCount>{countText(matching.length, rows.length, 'member')}</ListCount>
              <ListMessage>{message}</ListMessage>
              {listing === 'late' && canEdit(role) && <TakeOutButton rows={matching} />}
              <AskMany rows={matching} />
              <ExportMenu
                title="Members"
                fileName="members"
                list="members"
                readTable={() => ({ columns: fileColumns, rows: matching })}
                isPartial={info.isPartial}
                isCut={info.isCut}
                onPrint={() => void print()}
                onAnnounce={announce}
              />
            </ListTools>
            {matching.length === 0 ? (
              <NoMatch> No member matches the search and the filters.</NoMatch>
            ) : (
              <DataList
                label="Members"
                rows={matching}
                columns={columns}
                page={view.page}
                pageSize={pageSize}
                onPageChange={(page) => change({ page })}
                sort={sort}
                onSort={(field) => change({ sort: sortOf(field) })}
              />
            )}
          </LiveView>
        </Box>
        {printed && (
          <PrintedTable
            title="Members"
            facts={chosen}
            columns={columns}
            printed={printed}
            info={info}
          />
        )}
      </Container>
    </>
  )
}

const emptyText = 'No member yet. Import the list that the association has, or make a new member.'

/** Not known yet. */
const none: readonly string[] = []

import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { visuallyHidden } from '@mui/utils'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import type { AdminRecord } from '@/shared/collectionConfig'
import { counted, pluralOf } from '@/shared/text/counted'
import { LiveView } from '@/shared/ui/status/LiveView'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { grouped } from '@/shared/validation/numbers'
import { Charts } from '../charts/Charts'
import { usePage } from '@/shared/desk/table/usePage'
import { usePrint } from '@/shared/desk/export/PrintedTable'
import { PrintTable } from '../export/PrintTable'
import { selectPreferences } from '../viewSlice'
import { useAnnouncement } from './useAnnouncement'
import { useListContext } from '../view/useListContext'
import { FilterBar } from './FilterBar'
import { hasOptions } from './FilterField'
import { ListBar } from './ListBar'
import { NoRecords } from './NoRecords'
import { RecordCards } from './RecordCards'
import { RowsContext, useRowsContext } from './RecordName'
import { RecordsGrid } from './RecordsGrid'
import { useWithdrawn } from '../rights/requestOf'
import {
  createSelectCounts,
  createSelectMatching,
  createSelectRows,
  createSelectTabCounts,
} from '../view/selectRows'
import { SelectionBar } from './SelectionBar'
import { useSelection } from '../view/useSelection'
import type { View } from '../view/view'

type Props = {
  view: View
  onChange: (part: Partial<View>) => void
  /** Writes the view into the address before another page opens. */
  onLeave: () => void
}

/** Everything about one list: charts, filters, tools, records. */
export function ListPanel({ view, onChange, onLeave }: Props) {
  const { collection } = view
  const info = collection.live.useInfo()
  const records = useSelector(collection.selectRecords)
  const context = useListContext(collection)
  // Typing is shown at once. The rows follow in a deferred render.
  const deferredView = useDeferredValue(view)
  const deferredRecords = useDeferredValue(records)
  // The first rows are not deferred, because an empty table would be rendered before them.
  const shownRecords = deferredRecords.length === 0 ? records : deferredRecords
  const [{ selectCounts, selectRows, selectTabCounts }] = useState(createSelectors)
  // Memoized, so that the urgent render after a key press does not search.
  const { found, counts, tabCounts } = useMemo(
    () => ({
      found: selectRows(shownRecords, deferredView, context),
      counts: selectCounts(shownRecords, deferredView, context),
      tabCounts: selectTabCounts(shownRecords, deferredView, context),
    }),
    [selectRows, selectCounts, selectTabCounts, shownRecords, deferredView, context],
  )
  const { page, rows } = usePage(found, deferredView.page, deferredView.size)
  const isSearching = deferredView !== view || info.isPartial

  // Nothing is counted before all of it has arrived.
  const isKnown = !info.isPartial && (records.length > 0 || info.status === 'ready')
  const preferences = useSelector(selectPreferences)
  const isNarrow = useIsNarrow()
  const Shown = isNarrow ? RecordCards : RecordsGrid
  const hasCharts = preferences.charts === true
  const [hasRemarks, setRemarks] = useState(false)
  const selection = useSelection(collection)
  const withdrawn = useWithdrawn(collection)
  const list = useRowsContext(deferredView, withdrawn, onLeave)
  /** The rows at the moment of an export, not the deferred ones. */
  const readRows = useCallback(
    () => selectRows(records, view, context),
    [selectRows, records, view, context],
  )
  const count = countText(found.length, shownRecords.length, collection.singular)
  const [message, announce] = useAnnouncement(
    deferredView,
    info.isPartial ? '' : `${grouped(found.length)} found`,
  )
  const { printed, print } = usePrint(readRows, collection.id, announce)

  return (
    <>
      <ListBar
        tabCounts={isKnown ? tabCounts : undefined}
        view={view}
        context={context}
        readRows={readRows}
        isPartial={info.isPartial}
        isCut={info.isCut === true}
        preferences={preferences}
        hasCharts={hasCharts}
        hasRemarks={hasRemarks}
        onRemarks={setRemarks}
        onPrint={() => void print()}
        onAnnounce={announce}
        onChange={onChange}
      />
      <Container
        component="section"
        maxWidth={false}
        id="records"
        aria-label={collection.label}
        tabIndex={-1}
        sx={panelSx}
      >
        <Box className="screen-only" sx={stackSx}>
          <LiveView
            {...info}
            isEmpty={records.length === 0}
            emptyText={`No ${pluralOf(collection.singular)} yet.`}
          >
            {hasCharts && (
              <Charts
                collection={collection}
                filters={deferredView.filters}
                state={deferredView.state}
                records={found}
                isPartial={info.isPartial}
                onChange={onChange}
              />
            )}
            <FilterBar
              view={view}
              records={hasOptions(collection) ? none : shownRecords}
              counts={info.isPartial ? undefined : counts}
              context={context}
              onChange={onChange}
            >
              <Box component="p" sx={isNarrow ? visuallyHidden : countSx}>
                {info.isPartial
                  ? `Loading all ${pluralOf(collection.singular)}…`
                  : isSearching
                    ? 'Searching…'
                    : count}
              </Box>
              {/* Announces results of a search and of an export, and not each new record. */}
              <Box role="status" sx={message.isShown ? noteSx : visuallyHidden}>
                {message.text}
              </Box>
            </FilterBar>
            <div>
              <RowsContext value={list}>
                {found.length === 0 ? (
                  <NoRecords
                    view={deferredView}
                    isSearching={isSearching}
                    counts={counts}
                    onChange={onChange}
                  />
                ) : (
                  <Shown
                    view={deferredView}
                    records={found}
                    rows={rows}
                    page={page}
                    context={context}
                    density={preferences.density}
                    selection={selection}
                    onChange={onChange}
                    onAnnounce={announce}
                  />
                )}
              </RowsContext>
              <SelectionBar
                view={view}
                context={context}
                records={records}
                found={found}
                selection={selection}
                isPartial={info.isPartial}
                hasRemarks={hasRemarks}
                onRemarks={setRemarks}
                onPrint={(readSelected) => void print(readSelected)}
                onAnnounce={announce}
              />
            </div>
          </LiveView>
        </Box>
        <PrintTable
          view={view}
          context={context}
          hasRemarks={hasRemarks}
          printed={printed}
          info={info}
        />
      </Container>
    </>
  )
}

/** Always the same, so that the filters are not rendered again with each record that changes. */
const none: readonly AdminRecord[] = []

/** Each list has its own, which remember its last result. */
function createSelectors() {
  const selectMatching = createSelectMatching()
  return {
    selectCounts: createSelectCounts(selectMatching),
    selectRows: createSelectRows(selectMatching),
    selectTabCounts: createSelectTabCounts(selectMatching),
  }
}

function countText(found: number, all: number, singular: string): string {
  const some = found === all ? '' : `${grouped(found)} of `
  return `${some}${counted(all, singular)}`
}

const panelSx = { pb: 1, outline: 'none' }
const stackSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }
const noteSx = { color: 'text.secondary', fontSize: '0.875rem', flexBasis: '100%' }
const countSx = { m: 0, ml: 'auto', fontSize: '0.875rem', color: 'text.secondary' }

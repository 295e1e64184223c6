import { useCallback, useDeferredValue, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLatest } from '@/shared/live/latest'
import { LiveView } from '@/shared/live/LiveView'
import { useSource } from '@/shared/live/source'
import { useLiveStatus } from '@/shared/live/useLive'
import { Charts } from './Charts'
import { chartStyles } from './chartStyles'
import { FilterBar } from './FilterBar'
import { addressOf } from './kind'
import { ListContext } from './ListContext'
import { ListStatus, listStatusStyles } from './ListStatus'
import { PanelTools } from './PanelTools'
import { usePreferences } from './preferences'
import { PrintTable } from './PrintTable'
import { RecordList } from './RecordList'
import { recordNameStyles } from './RecordMarks'
import { useIsNarrow } from './useIsNarrow'
import { useOpenKinds } from './useOpenKinds'
import { useRows } from './useRows'
import { useSelection } from './useSelection'
import { writeView, type View } from './view'

type Props = { view: View; since: number; onChange: (part: Partial<View>) => void }

/** One kind of requests: what there is to see of it, to choose from it, and to take out of it. */
export function KindPanel({ view, since, onChange }: Props) {
  const { kind } = view
  // What is typed shows at once; what it finds follows when there is time.
  const settled = useDeferredValue(view)
  const rows = useRows(settled)
  const isBehind = useSource(rows, (it) => it.isBehind)
  const live = useLiveStatus(kind.slice)
  const { preferences, prefer, preferColumns } = usePreferences()
  const selection = useSelection(kind)
  const isNarrow = useIsNarrow()
  const hasFigures = preferences.figures ?? !isNarrow
  const isWhole = live.toCome === 0
  const isSearching = isBehind || settled !== view || !isWhole
  const address = useMemo(() => writeView(settled), [settled])
  const navigate = useNavigate()
  const readAddress = useLatest(address)
  const list = useMemo(
    () => ({
      since,
      open: (id: string) => void navigate(addressOf(kind, id), { state: { list: readAddress() } }),
    }),
    [since, kind, navigate, readAddress],
  )
  // The same while one types, so that a key does not draw the tools again.
  const { columns, sort, page } = view
  const layout = useMemo(() => ({ kind, columns, sort, page }), [kind, columns, sort, page])
  useOpenKinds(useMemo(() => [kind], [kind]))
  const readState = useLatest({ rows, isSearching })
  const readRows = useCallback(() => {
    const { rows: shown, isSearching: isPending } = readState()
    const now = shown.read()
    return { ...now, isBehind: now.isBehind || isPending }
  }, [readState])

  return (
    <div
      id="records"
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={`tab-${kind.id}`}
      className="panel"
    >
      <div className="panel-stack screen-only">
        <LiveView {...live} emptyText={`No ${kind.singular}s yet.`}>
          {hasFigures && (
            <Charts
              kind={kind}
              filters={settled.filters}
              rows={rows}
              isWhole={isWhole}
              onChange={onChange}
            />
          )}
          <FilterBar view={view} onChange={onChange} />
          <div className="panel-tools">
            <ListStatus
              rows={rows}
              toCome={live.toCome}
              isSearching={isSearching}
              singular={kind.singular}
            />
            <PanelTools
              layout={layout}
              readRows={readRows}
              isWhole={isWhole}
              selection={selection}
              density={preferences.density}
              hasFigures={hasFigures}
              onPrefer={prefer}
              onPreferColumns={preferColumns}
              onChange={onChange}
            />
          </div>
          <ListContext value={list}>
            <RecordList
              view={settled}
              rows={rows}
              isSearching={isSearching}
              density={preferences.density}
              selection={selection}
              onChange={onChange}
            />
          </ListContext>
        </LiveView>
      </div>
      <PrintTable view={settled} rows={rows} isWhole={isWhole} isSearching={isSearching} />
    </div>
  )
}

/**
 * How a panel looks, for what holds it: it is drawn with every change of its list, and Emotion
 * would work the styles out again each time.
 */
export const panelStyles = {
  '& .panel': { pt: 1.5, outline: 'none' },
  '& .panel-stack': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 },
  // A part that has not changed is not gone through for the picture of another one that has.
  '& .panel-stack > *': { isolation: 'isolate' },
  '& .panel-tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  ...chartStyles,
  ...listStatusStyles,
  ...recordNameStyles,
}

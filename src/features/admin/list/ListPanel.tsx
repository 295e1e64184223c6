import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { grouped } from '@/shared/validation/numbers'
import { LiveView } from '@/shared/ui/LiveView'
import { Charts } from '../charts/Charts'
import { useDuplicates } from '../duplicates'
import { PrintTable } from '../export/PrintTable'
import { selectNewSince, selectPreferences, type PanelRoot } from '../panelSlice'
import { addressOf } from '../types'
import { FilterBar } from './FilterBar'
import { ListContext } from './ListContext'
import { ListTools } from './ListTools'
import { RecordList } from './RecordList'
import { createSelectRows } from './selectRows'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { useSelection } from './useSelection'
import { writeView, type View } from './view'

type Props = {
  view: View
  onChange: (part: Partial<View>) => void
  /** Lets the address follow the view, before the list is left. */
  onLeave: () => void
}

/** One collection: what there is to see of it, to choose from it, and to take out of it. */
export function ListPanel({ view, onChange, onLeave }: Props) {
  const { collection } = view
  const { live } = collection
  const info = live.useInfo()
  const records = live.useRecords()
  // What is typed shows at once, and a list that changes holds nobody up: rows follow when there is time.
  const settled = useDeferredValue(view)
  const deferredRecords = useDeferredValue(records)
  // The first rows have nobody to hold up, and a table without rows would be drawn ahead of them.
  const settledRecords = deferredRecords.length === 0 ? records : deferredRecords
  const [selectRows] = useState(createSelectRows)
  // Kept for both renders: the one that answers a key must not search for what is to come.
  const found = useMemo(
    () => selectRows(settledRecords, settled),
    [selectRows, settledRecords, settled],
  )
  const isSearching = settled !== view || info.isPartial

  const preferences = useSelector(selectPreferences)
  const isNarrow = useIsNarrow()
  const hasCharts = preferences.charts ?? !isNarrow
  const selection = useSelection(collection)
  const list = useListContext(settled, onLeave)
  /** Of this very moment, for what leaves the list. */
  const readRows = useCallback(() => selectRows(records, view), [selectRows, records, view])
  const count = countText(found.length, settledRecords.length, collection.singular)
  const [message, announce] = useAnnouncement(
    settled,
    info.isPartial ? '' : `${grouped(found.length)} found`,
  )

  return (
    <Box component="section" id="records" aria-label={collection.label} tabIndex={-1} sx={panelSx}>
      <Box className="screen-only" sx={stackSx}>
        <LiveView {...info} emptyText={`No ${collection.singular}s yet.`}>
          {hasCharts && (
            <Charts
              collection={collection}
              filters={settled.filters}
              records={found}
              isPartial={info.isPartial}
              onChange={onChange}
            />
          )}
          <FilterBar view={view} records={settledRecords} onChange={onChange} />
          <Box sx={toolsSx}>
            <Box component="p" sx={countSx}>
              {info.isPartial
                ? `Loading all ${collection.singular}s…`
                : isSearching
                  ? 'Searching…'
                  : count}
            </Box>
            {/* The one place that is read out by itself: what a search finds, what comes of an export. */}
            <Box role="status" sx={message.isShown ? noteSx : visuallyHidden}>
              {message.text}
            </Box>
            <ListTools
              view={view}
              readRows={readRows}
              isPartial={info.isPartial}
              selection={selection}
              preferences={preferences}
              hasCharts={hasCharts}
              onAnnounce={announce}
              onChange={onChange}
            />
          </Box>
          <ListContext value={list}>
            <RecordList
              view={settled}
              records={found}
              isSearching={isSearching}
              density={preferences.density}
              selection={selection}
              onChange={onChange}
            />
          </ListContext>
        </LiveView>
      </Box>
      <PrintTable view={view} readRows={readRows} isPartial={info.isPartial} />
    </Box>
  )
}

/** What each row has to know of its list. */
function useListContext(view: View, onLeave: () => void) {
  const { collection } = view
  const since = useSelector((root: PanelRoot) => selectNewSince(root, collection.id))
  const duplicates = useDuplicates()
  const navigate = useNavigate()
  const address = writeView(view)
  const open = useCallback(
    (id: string) => {
      onLeave()
      void navigate(addressOf(collection, id), { state: { list: address } })
    },
    [collection, address, onLeave, navigate],
  )
  return useMemo(
    () => ({ collection, since, duplicates, open }),
    [collection, since, duplicates, open],
  )
}

/** Says what a changed view has found; records that come and go by themselves are not read out. */
function useAnnouncement(view: View, found: string) {
  const [message, setMessage] = useState({ text: '', isShown: false })
  const [announced, setAnnounced] = useState(view)
  const { search, filters, from, to } = view
  const isOther =
    search !== announced.search ||
    filters !== announced.filters ||
    from !== announced.from ||
    to !== announced.to

  if (isOther && found !== '') {
    setAnnounced(view)
    // It is on the page already, beside the tools.
    setMessage({ text: found, isShown: false })
  }
  const announce = useCallback((text: string) => setMessage({ text, isShown: true }), [])
  return [message, announce] as const
}

function countText(found: number, all: number, singular: string): string {
  const some = found === all ? '' : `${grouped(found)} of `
  return `${some}${grouped(all)} ${singular}${all === 1 ? '' : 's'}`
}

const panelSx = { pt: 1.5, outline: 'none' }
const stackSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }
const toolsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }
const noteSx = { color: 'text.secondary', fontSize: '0.875rem' }
const countSx = { m: 0, mr: 'auto', fontWeight: 600 }

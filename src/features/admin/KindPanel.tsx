import Box from '@mui/material/Box'
import { useDeferredValue, useMemo } from 'react'
import { LiveView } from '@/shared/live/LiveView'
import { Charts } from './Charts'
import { FilterBar } from './FilterBar'
import { ListContext } from './ListContext'
import { PanelTools } from './PanelTools'
import { usePreferences } from './preferences'
import { PrintTable } from './PrintTable'
import { RecordList } from './RecordList'
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
  const { live, found, isBehind } = useRows(settled)
  const { preferences, prefer } = usePreferences()
  const selection = useSelection()
  const isNarrow = useIsNarrow()
  const hasFigures = preferences.figures ?? !isNarrow
  const isSearching = isBehind || settled !== view
  const address = writeView(settled)
  const list = useMemo(() => ({ address, since }), [address, since])
  useOpenKinds(useMemo(() => [kind], [kind]))

  return (
    <Box id="records" role="tabpanel" aria-labelledby={`tab-${kind.id}`} sx={{ pt: 1.5 }}>
      <Box className="screen-only" sx={stack}>
        <LiveView {...live} emptyText={`No ${kind.singular}s yet.`}>
          {hasFigures && <Charts view={settled} found={found} onChange={onChange} />}
          <FilterBar view={view} all={live.list} onChange={onChange} />
          <PanelTools
            view={view}
            found={found}
            all={live.list}
            isSearching={isSearching}
            selection={selection}
            preferences={{ ...preferences, figures: hasFigures }}
            onPrefer={prefer}
            onChange={onChange}
          />
          <ListContext value={list}>
            <RecordList
              view={settled}
              found={found}
              isSearching={isSearching}
              density={preferences.density}
              selection={selection}
              onChange={onChange}
            />
          </ListContext>
        </LiveView>
      </Box>
      <PrintTable view={settled} found={found} />
    </Box>
  )
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }

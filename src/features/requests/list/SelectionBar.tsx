import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { lazy, Suspense, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { canEdit } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import { useAtRest } from '@/shared/config/atRest'
import { importWithRetry } from '@/shared/config/importPart'
import { counted } from '@/shared/text/counted'
import { grouped } from '@/shared/validation/numbers'
import { ExportActions, type ExportProps } from '../export/ExportActions'
import type { Selection } from '../view/useSelection'

type Props = Omit<ExportProps, 'readRows' | 'onPrint'> & {
  /** All records of the list. */
  records: readonly AdminRecord[]
  /** Those that match. */
  found: readonly AdminRecord[]
  selection: Selection
  onPrint: (readRows: () => readonly AdminRecord[]) => void
}

/** Its forms are not needed before a record is selected. */
const loadActions = () => import('../bulk/BulkActions')
const BulkActions = lazy(async () => ({
  default: (await importWithRetry(loadActions)).BulkActions,
}))

const RemovalActions = lazy(async () => ({
  default: (await importWithRetry(() => import('../bulk/RemovalActions'))).RemovalActions,
}))

/**
 * The acts on the selected records. The bar is below the rows and over the last of them: a bar
 * above would move the rows away during a selection.
 */
export function SelectionBar({ view, context, records, found, selection, ...props }: Props) {
  const { id: list, kind, singular } = view.collection
  const role = useSelector(selectRole)
  useAtRest(loadActions)
  const { ids } = selection.model
  const selected = useMemo(
    () => (ids.size === 0 ? none : records.filter(({ id }) => ids.has(id))),
    [records, ids],
  )
  const shown = useMemo(() => new Set(found.map(({ id }) => id)), [found])
  if (selected.length === 0) return null
  const kept = selected.filter(({ id }) => shown.has(id))
  const hidden = selected.length - kept.length
  const many = counted(selected.length, singular)

  function handleClear() {
    selection.clear()
    // The bar disappears, so the focus moves to the list.
    document.getElementById('records')?.focus()
  }

  return (
    <Paper elevation={4} role="group" aria-label={`Selected: ${many}`} sx={barSx}>
      {kind && canEdit(role) && (
        <Suspense fallback={null}>
          <BulkActions kind={kind} many={many} role={role} selected={selected} context={context} />
        </Suspense>
      )}
      <Box sx={rowSx}>
        <Suspense fallback={null}>
          <RemovalActions kind={list} role={role} records={selected} many={many} />
        </Suspense>
        {hidden > 0 && (
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {`${grouped(hidden)} of them ${hidden === 1 ? 'is' : 'are'} not in the list as filtered`}
            </Box>
            <Button
              size="small"
              onClick={() =>
                selection.select({ type: 'include', ids: new Set(kept.map(({ id }) => id)) })
              }
            >
              Leave them out
            </Button>
          </>
        )}
        {found.some(({ id }) => !ids.has(id)) && (
          <Button
            size="small"
            onClick={() =>
              selection.select({ type: 'include', ids: new Set(found.map(({ id }) => id)) })
            }
          >
            <span>{`Select all ${grouped(found.length)} that match`}</span>
          </Button>
        )}
        <ExportActions
          {...props}
          view={view}
          context={context}
          readRows={() => selected}
          label="Export selected"
          onPrint={() => props.onPrint(() => selected)}
        />
        <Button size="small" onClick={handleClear}>
          Clear selection
        </Button>
      </Box>
    </Paper>
  )
}

const none: readonly AdminRecord[] = []

/** Above the grid's columns that stay in place. */
const barSx = {
  position: 'sticky',
  bottom: 8,
  zIndex: 4,
  mt: 1,
  px: 1.5,
  py: 1,
  display: 'grid',
  gap: 1,
}

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }

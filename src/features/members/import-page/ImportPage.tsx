import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNameOf } from '@/features/people/desk'
import { selectRole, selectUid } from '@/features/session'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { useFocusWhenLost } from '@/shared/desk/useFocusWhenLost'
import { combineLive } from '@/shared/firestore/live/combineLive'
import { canEdit } from '@/shared/requests/roles'
import { counted } from '@/shared/text/counted'
import { grouped } from '@/shared/validation/numbers'
import { PageBar } from '@/shared/ui/PageBar'
import { LiveView } from '@/shared/ui/status/LiveView'
import { TextLink } from '@/shared/ui/TextLink'
import { members } from '../api'
import {
  draftClosed,
  selectCorrected,
  selectDraft,
  type ImportDraft,
} from '../import-run/draftSlice'
import { useListenImportsQuery, type ImportRecord } from '../import-run/importApi'
import { selectRun } from '../import-run/runSlice'
import { CheckPart } from './CheckPart'
import { ChooseList } from './ChooseList'
import { ColumnsPart } from './ColumnsPart'
import { EarlierImports } from './EarlierImports'
import { RunPart } from './RunPart'
import { SheetChoice } from './SheetChoice'
import { useImportSelector } from './store'
import { useCheckedList } from './useCheckedList'

/** Makes members of an old list. */
export default function ImportPage() {
  const info = members.useInfo()
  const { data: imports } = useListenImportsQuery()
  const role = useSelector(selectRole)
  const draft = useImportSelector(selectDraft)
  const run = useImportSelector(selectRun)
  const place = useRef<HTMLDivElement>(null)
  // The buttons of a step go with it.
  useFocusWhenLost(place, `${draft?.id} ${run?.importId} ${run?.phase}`)
  const isReady = info.status === 'ready' && !info.isPartial && imports?.isWhole === true

  return (
    <>
      <PageBar title="Import a list">
        <TextLink to="/desk/members">Members</TextLink>
      </PageBar>
      <Container maxWidth="lg" sx={{ py: 2 }}>
        <Box ref={place} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 0 }}>
          {run !== null ? (
            <RunPart run={run} draft={draft} />
          ) : !canEdit(role) ? (
            <Alert severity="info">
              Editors and owners import lists. You can look at the members.
            </Alert>
          ) : draft === null ? (
            <ChooseList />
          ) : (
            <LiveView {...combineLive(info, imports)} isEmpty={!isReady} isPartial={false}>
              <Prepare draft={draft} imports={imports?.items ?? []} />
            </LiveView>
          )}
          {/* Not beside a run: it would be drawn again with each row that arrives. */}
          {(run === null || run.phase === 'ended') && imports && imports.items.length > 0 && (
            <EarlierImports imports={imports.items} />
          )}
        </Box>
      </Container>
    </>
  )
}

type PrepareProps = { draft: ImportDraft; imports: readonly ImportRecord[] }

/** The columns and the check of a chosen list. */
function Prepare({ draft, imports }: PrepareProps) {
  const dispatch = useDispatch()
  const corrected = useImportSelector(selectCorrected)
  const [isAsked, setAsked] = useState(false)
  const close = () => void dispatch(draftClosed())
  const all = members.useRecords()
  const same = imports.filter(({ hash }) => hash === draft.table.hash)
  const open = same.find(({ state }) => state === 'open')
  const { checked, done } = useCheckedList(draft, all, open?.id)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
          <bdi translate="no">{draft.table.name}</bdi>
        </Box>
        <Button size="small" onClick={() => (corrected > 0 ? setAsked(true) : close())}>
          Choose another list
        </Button>
      </Box>
      {isAsked && (
        <ConfirmDialog
          title="Choose another list?"
          confirmLabel="Choose another list"
          onConfirm={close}
          onClose={() => setAsked(false)}
        >
          {`${counted(corrected, 'corrected cell')} of this list will be lost.`}
        </ConfirmDialog>
      )}
      <SheetChoice table={draft.table} />
      <SameList same={same} open={open} imports={imports} countThere={checked?.countThere} />
      <ColumnsPart draft={draft} />
      <CheckPart draft={draft} checked={checked} done={done} open={open} />
    </Box>
  )
}

type SameProps = {
  /** The imports of the same list. */
  same: readonly ImportRecord[]
  open: ImportRecord | undefined
  imports: readonly ImportRecord[]
  countThere: number | undefined
}

/** Warnings before a list is imported once more, or beside another one. */
function SameList({ same, open, imports, countThere = 0 }: SameProps) {
  const nameOf = useNameOf()
  const uid = useSelector(selectUid)
  const finished = same.find(({ state, undo }) => state === 'closed' && undo === undefined)
  const ofColleague = imports.find(
    ({ state, by, id }) => state === 'open' && by !== uid && id !== open?.id,
  )
  return (
    <>
      {open !== undefined && (
        <Alert severity={open.by === uid ? 'info' : 'warning'}>
          {`The import of this list${open.by === uid ? '' : ` by ${nameOf(open.by)}`} is not finished: ${counted(countThere, 'row')} of ${grouped(open.rows)} are members. You can go on with it.`}
          {open.by !== uid && ' It may be on its way there now: no row is imported twice.'}
        </Alert>
      )}
      {open === undefined && finished !== undefined && (
        <Alert severity="warning">
          {`This list was imported on ${finished.at} by ${nameOf(finished.by)}. Its members are duplicates now.`}
        </Alert>
      )}
      {ofColleague !== undefined && (
        <Alert severity="warning">
          {`An import by ${nameOf(ofColleague.by)} is not finished (${ofColleague.file}). If it gives a number first, your row with this number is not imported.`}
        </Alert>
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSelector } from 'react-redux'
import { Link as RouterLink } from 'react-router-dom'
import { selectRole } from '@/features/session'
import type { AdminRecord } from '@/shared/collectionConfig'
import { PrintedTable, usePrint } from '@/shared/desk/export/PrintedTable'
import { MenuButton } from '@/shared/desk/MenuButton'
import { DataTable } from '@/shared/desk/table/DataTable'
import { textColumn, type Column } from '@/shared/desk/table/column'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { stepsFor } from '@/shared/requests/review'
import { kinds, type Step } from '@/shared/requests/steps'
import { counted } from '@/shared/text/counted'
import { BulkStepDialog } from '../bulk/BulkStepDialog'
import { useBulk } from '../bulk/useBulk'
import { addressOf } from '../collections'
import { selectIsBulkBusy } from '../bulk/bulkSlice'
import { useRequestsSelector } from '../store'
import { titleOf } from '../records'
import { selectOpen, type Requests } from '../waiting'
import { columnsToFillIn, committeeColumns, isRecommended } from './committeeColumns'

type Props = { list: Requests; info: LiveInfo; onFailure: (message: string | undefined) => void }

/** The steps by which the committee decides. */
const decisions = ['approve', 'sanction', 'refuse']

/** The recommended forms of a list: ticked on the screen, decided with one resolution, or printed. */
export function CommitteeSheet({ list, info, onFailure }: Props) {
  const role = useSelector(selectRole)
  const open = useRequestsSelector((root) => selectOpen(root, list.id))
  const records = useMemo(() => open.filter(isRecommended), [open])
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = records.filter(({ id }) => ticked.has(id))
  const [asked, setAsked] = useState<{ step: Step; selected: readonly AdminRecord[] }>()
  const { takeStep } = useBulk(list.id)
  const isBusy = useRequestsSelector(selectIsBulkBusy)
  const steps = kinds[list.id].steps.filter(
    ({ id, from }) => decisions.includes(id) && from.includes('recommended'),
  )
  const canDecide = records.some((record) => stepsFor(list.id, record, role).length > 0)

  const [withRemarks, setWithRemarks] = useState(false)
  const readRows = useCallback(() => records, [records])
  const { printed, print } = usePrint(readRows, list.id, onFailure)

  function printSheet(areWanted: boolean) {
    onFailure(undefined)
    flushSync(() => setWithRemarks(areWanted))
    void print()
  }

  const columns = useMemo(() => committeeColumns(list, false), [list])
  const toggle = (id: string) =>
    setTicked((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const many = counted(selected.length, list.singular)

  return (
    <>
      <Box className="screen-only" sx={barSx}>
        {canDecide &&
          steps.map((step, index) => (
            <Button
              key={step.id}
              size="small"
              variant={index === 0 ? 'contained' : 'outlined'}
              disabled={selected.length === 0 || isBusy}
              onClick={() => setAsked({ step, selected })}
            >
              <span>{`${step.button} ${selected.length} of ${records.length}…`}</span>
            </Button>
          ))}
        <MenuButton
          label="Print"
          items={[
            { label: 'Print', onChoose: () => printSheet(false) },
            { label: 'Print with office remarks', onChoose: () => printSheet(true) },
          ]}
        />
      </Box>
      <Box className="screen-only">
        <DataTable
          label="Placed before the committee"
          rows={records}
          columns={[
            ...(canDecide ? [tickColumn(records, ticked, toggle, setTicked)] : []),
            ...withLinks(list, columns),
          ]}
        />
      </Box>
      {printed !== null && (
        <PrintedTable
          title={`Committee: ${list.label}`}
          facts={['Recommended']}
          columns={[...committeeColumns(list, withRemarks), ...columnsToFillIn]}
          printed={printed}
          info={info}
        />
      )}
      {asked && (
        <BulkStepDialog
          step={asked.step}
          selected={asked.selected}
          many={many}
          draft={`committee ${list.id} ${asked.step.id}`}
          onTake={(texts, amounts) => {
            setAsked(undefined)
            takeStep(asked.step, asked.selected, texts, amounts)
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function tickColumn(
  records: readonly AdminRecord[],
  ticked: ReadonlySet<string>,
  toggle: (id: string) => void,
  tick: (ids: ReadonlySet<string>) => void,
): Column {
  const count = records.filter(({ id }) => ticked.has(id)).length
  const areAll = count === records.length
  return textColumn('tick', 'Ticked', () => '', {
    head: (
      <Checkbox
        size="small"
        checked={areAll}
        indeterminate={count > 0 && !areAll}
        slotProps={{ input: { 'aria-label': 'Tick all' } }}
        onChange={() => tick(new Set(areAll ? [] : records.map(({ id }) => id)))}
      />
    ),
    cell: (record) => (
      <Checkbox
        size="small"
        checked={ticked.has(record.id)}
        slotProps={{ input: { 'aria-label': `Tick ${titleOf(record) ?? 'No name'}` } }}
        onChange={() => toggle(record.id)}
      />
    ),
  })
}

const withLinks = (list: Requests, columns: readonly Column[]) =>
  columns.map((column) =>
    column.field === 'name'
      ? {
          ...column,
          cell: (record: AdminRecord) => (
            <Link
              component={RouterLink}
              to={addressOf(list, record.id)}
              state={{ list: `list=${list.id}&state=recommended` }}
            >
              <bdi translate="no">{column.text(record)}</bdi>
            </Link>
          ),
        }
      : column,
  )

const barSx = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }

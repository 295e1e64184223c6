import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { sliceOf } from '@/shared/live/chunkedList'
import type { Pieces } from '@/shared/live/pieces'
import { useSource } from '@/shared/live/source'
import { useLiveStatus } from '@/shared/live/useLive'
import { addressOf } from './kind'
import type { AdminRecord } from './records'
import { useRows } from './useRows'
import { parseView } from './view'

type Props = {
  id: string
  /** The view of the list one came from, as in the address. */
  list: string
}

/** The records before and after this one, in the list one came from. */
export function RecordNeighbours({ id, list }: Props) {
  const view = useMemo(() => parseView(list), [list])
  const found = useSource(useRows(view), (rows) => rows.found)
  const { toCome } = useLiveStatus(view.kind.slice)
  const at = useMemo(() => placeOf(found, id), [found, id])
  const { previous, next } = neighboursOf(found, at)

  return (
    <Box
      component="nav"
      aria-label="List"
      className="screen-only"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 2 }}
    >
      <Button component={Link} to={`/memberlist${list && `?${list}`}`} size="small">
        Back to the list
      </Button>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
        {at >= 0 && toCome === 0 && (
          <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {at + 1} of {found.size}
          </Typography>
        )}
        <Neighbour label="Previous" record={previous} list={list} />
        <Neighbour label="Next" record={next} list={list} />
      </Box>
    </Box>
  )
}

/** The heading that says which record is shown. */
export const recordTitleId = 'record-title'

type NeighbourProps = { label: string; record: AdminRecord | undefined; list: string }

function Neighbour({ label, record, list }: NeighbourProps) {
  const { kind } = parseView(list)
  const state: unknown = useLocation().state
  const isPressed =
    typeof state === 'object' && state !== null && 'by' in state && state.by === label
  const button = useRef<HTMLAnchorElement>(null)
  const isThere = record !== undefined
  // Whoever goes through a list presses the same button again and again. It went with the record
  // before, and comes once a long list is searched.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, main') === true
    if (isPressed && isThere && isLost) button.current?.focus()
  }, [isPressed, isThere])

  if (record === undefined) {
    return (
      <Button variant="outlined" size="small" disabled>
        {label}
      </Button>
    )
  }
  return (
    <Button
      variant="outlined"
      size="small"
      component={Link}
      to={addressOf(kind, record.id)}
      state={{ list, by: label }}
      ref={button}
      aria-describedby={recordTitleId}
      data-keeps-focus
      replace
    >
      {label}
    </Button>
  )
}

/** -1 where it is not in the list (any more). */
function placeOf({ chunks }: Pieces<AdminRecord>, id: string): number {
  let before = 0
  for (const chunk of chunks) {
    const at = chunk.findIndex((record) => record.id === id)
    if (at >= 0) return before + at
    before += chunk.length
  }
  return -1
}

function neighboursOf(found: Pieces<AdminRecord>, at: number) {
  if (at < 0) return {}
  return {
    previous: at === 0 ? undefined : sliceOf(found, at - 1, at)[0],
    next: sliceOf(found, at + 1, at + 2)[0],
  }
}

import BackIcon from '@mui/icons-material/ChevronLeftOutlined'
import NextIcon from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { addressOf } from '../collections'
import { useListContext } from '../view/useListContext'
import { createSelectRows } from '../view/selectRows'
import { parseView } from '../view/view'
import { useKeys } from '@/shared/desk/keys'

type Props = {
  id: string
  /** The view of the list that linked here, as in the address. */
  list: string
}

const none: readonly AdminRecord[] = []

/** Links to the records before and after this one in the list that linked here. */
export function RecordNeighbours({ id, list }: Props) {
  // The open record keeps its place after a decision, although it no longer matches.
  const view = useMemo(() => ({ ...parseView(list), also: id }), [list, id])
  const { collection } = view
  const context = useListContext(collection)
  const [selectRows] = useState(createSelectRows)
  // Filtering and sorting a long list must not delay the page.
  const records = useDeferredValue(useSelector(collection.selectRecords), none)
  const matching = useMemo(
    () => selectRows(records, view, context),
    [selectRows, records, view, context],
  )
  const { isPartial } = collection.live.useInfo()
  // -1 if it is not in the list, or no longer.
  const at = matching.findIndex((record) => record.id === id)

  const navigate = useNavigate()
  const previous = matching[at - 1]
  const next = at < 0 ? undefined : matching[at + 1]
  const open = (record: AdminRecord) =>
    void navigate(addressOf(collection, record.id), { replace: true, state: { list } })
  useKeys('List', [
    ...(next ? [{ key: 'j', label: 'Next request', onPress: () => open(next) }] : []),
    ...(previous ? [{ key: 'k', label: 'Previous request', onPress: () => open(previous) }] : []),
  ])

  return (
    <Box
      component="nav"
      aria-label="List"
      className="screen-only"
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      <Button
        component={Link}
        to={`/memberlist${list && `?${list}`}`}
        size="small"
        startIcon={<BackIcon />}
        sx={{ mr: 'auto' }}
      >
        <span>{collection.label}</span>
      </Button>
      <Neighbour label="Previous" record={previous} list={list} />
      {at >= 0 && !isPartial && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {`${at + 1}/${matching.length}`}
        </Typography>
      )}
      <Neighbour label="Next" record={next} list={list} />
    </Box>
  )
}

/** Describes the Previous and Next buttons to screen readers. */
export const recordTitleId = 'record-title'

type NeighbourProps = { label: 'Previous' | 'Next'; record: AdminRecord | undefined; list: string }

function Neighbour({ label, record, list }: NeighbourProps) {
  const { collection } = parseView(list)
  const from = useLocation().state as { by?: string } | null
  const isPressed = from?.by === label
  const button = useRef<HTMLAnchorElement>(null)
  const isThere = record !== undefined
  // People press the same button again and again. Each record has its own button, which appears once
  // the list has been searched.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, main') === true
    if (isPressed && isThere && isLost) button.current?.focus()
  }, [isPressed, isThere])

  const icon = label === 'Next' ? <NextIcon /> : <BackIcon />
  if (record === undefined) {
    return (
      <IconButton size="small" aria-label={label} disabled>
        {icon}
      </IconButton>
    )
  }
  return (
    <IconButton
      size="small"
      component={Link}
      to={addressOf(collection, record.id)}
      state={{ list, by: label }}
      ref={button}
      aria-label={label}
      title={label}
      aria-describedby={recordTitleId}
      data-keeps-focus
      replace
    >
      {icon}
    </IconButton>
  )
}

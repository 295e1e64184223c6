import BackIcon from '@mui/icons-material/ChevronLeftOutlined'
import NextIcon from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useKeys } from './keys'

type Props<Row> = {
  /** The rows of the list that linked here, in its order. */
  rows: readonly Row[]
  /** The id of the row whose page this is. */
  id: string
  addressOf: (row: Row) => string
  /** The list: its label, its path, and its view as in the address. */
  label: string
  path: string
  view: string
  /** A row in the list of keys: “Next request”. */
  noun: string
  /** The id of the title of the page. It describes the buttons to screen readers. */
  titleId?: string
  /** The place in the list is not known before all of it is there. */
  hidesPlace?: boolean
}

/** Links to the list that linked here, and to the rows before and after this one in it. */
export function ListNeighbours<Row extends { id: string }>(props: Props<Row>) {
  const { rows, id, addressOf, label, path, view, noun, titleId, hidesPlace = false } = props
  // -1 if it is not in the list, or no longer.
  const at = rows.findIndex((row) => row.id === id)
  const previous = rows[at - 1]
  const next = at < 0 ? undefined : rows[at + 1]
  const navigate = useNavigate()
  const open = (row: Row) => void navigate(addressOf(row), { replace: true, state: { list: view } })
  useKeys('List', [
    ...(next ? [{ key: 'j', label: `Next ${noun}`, onPress: () => open(next) }] : []),
    ...(previous ? [{ key: 'k', label: `Previous ${noun}`, onPress: () => open(previous) }] : []),
  ])
  const shared = { view, titleId }

  return (
    <Box
      component="nav"
      aria-label="List"
      className="screen-only"
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      <Button
        component={Link}
        to={`${path}${view && `?${view}`}`}
        size="small"
        startIcon={<BackIcon />}
        sx={{ mr: 'auto' }}
      >
        <span>{label}</span>
      </Button>
      <Neighbour label="Previous" to={previous && addressOf(previous)} {...shared} />
      {at >= 0 && !hidesPlace && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {`${at + 1}/${rows.length}`}
        </Typography>
      )}
      <Neighbour label="Next" to={next && addressOf(next)} {...shared} />
    </Box>
  )
}

type NeighbourProps = {
  label: 'Previous' | 'Next'
  to: string | undefined
  view: string
  titleId: string | undefined
}

function Neighbour({ label, to, view, titleId }: NeighbourProps) {
  const from = useLocation().state as { by?: string } | null
  const isPressed = from?.by === label
  const button = useRef<HTMLAnchorElement>(null)
  const isThere = to !== undefined
  // People press the same button again and again. Each row has its own button, which appears once
  // the list has been searched.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, main') === true
    if (isPressed && isThere && isLost) button.current?.focus()
  }, [isPressed, isThere])

  const icon = label === 'Next' ? <NextIcon /> : <BackIcon />
  if (to === undefined) {
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
      to={to}
      state={{ list: view, by: label }}
      ref={button}
      aria-label={label}
      title={label}
      aria-describedby={titleId}
      data-keeps-focus
      replace
    >
      {icon}
    </IconButton>
  )
}

import BackIcon from '@mui/icons-material/ChevronLeftOutlined'
import NextIcon from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useKeys } from '@/shared/desk/keys'
import { useHeard } from '@/shared/desk/search/useHeard'
import { findMembers } from '../rows/findMembers'
import type { MemberRow } from '../rows/memberRows'
import { parseView } from '../list/useMembersView'
import { memberAddress, membersAddress } from '../memberAddress'

type Props = {
  id: string
  rows: readonly MemberRow[]
  /** The view of the list that linked here, as in the address. */
  list: string
}

/** Links to the members before and after this one in the list that linked here. */
export function MemberNeighbours({ id, rows, list }: Props) {
  const view = useMemo(() => parseView(list), [list])
  const heard = useHeard(view.search !== '')
  const matching = useMemo(() => findMembers(rows, view, heard), [rows, view, heard])
  // -1 if it is not in the list, or no longer.
  const at = matching.findIndex((row) => row.id === id)
  const previous = matching[at - 1]
  const next = at < 0 ? undefined : matching[at + 1]
  const navigate = useNavigate()
  const open = (row: MemberRow) =>
    void navigate(memberAddress(row.id), { replace: true, state: { list } })
  useKeys('List', [
    ...(next ? [{ key: 'j', label: 'Next member', onPress: () => open(next) }] : []),
    ...(previous ? [{ key: 'k', label: 'Previous member', onPress: () => open(previous) }] : []),
  ])
  const neighbour = (label: string, row: MemberRow | undefined, icon: typeof BackIcon) => {
    const Icon = icon
    return row === undefined ? (
      <IconButton size="small" aria-label={label} disabled>
        <Icon />
      </IconButton>
    ) : (
      <IconButton
        size="small"
        component={Link}
        to={memberAddress(row.id)}
        state={{ list }}
        aria-label={label}
        title={label}
        data-keeps-focus
        replace
      >
        <Icon />
      </IconButton>
    )
  }

  return (
    <Box
      component="nav"
      aria-label="List"
      className="screen-only"
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      <Button
        component={Link}
        to={`${membersAddress}${list && `?${list}`}`}
        size="small"
        startIcon={<BackIcon />}
        sx={{ mr: 'auto' }}
      >
        Members
      </Button>
      {neighbour('Previous', previous, BackIcon)}
      {at >= 0 && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {`${at + 1}/${matching.length}`}
        </Typography>
      )}
      {neighbour('Next', next, NextIcon)}
    </Box>
  )
}

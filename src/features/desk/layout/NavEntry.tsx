import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { grouped } from '@/shared/validation/numbers'

type Props = {
  to: string
  Icon: ComponentType
  label: string
  count?: string
  /** The count is not known yet. */
  isLoading?: boolean
  /** The count may be out of date. */
  isStale?: boolean
  news?: number
  isShown: boolean
  isMini: boolean
  isInDrawer: boolean
}

/** A link to a page of the desk. With icons only, its words are the link's name and title. */
export function NavEntry(props: Props) {
  const { to, Icon, label, count, isLoading = false, isStale = false, news = 0 } = props
  const { isShown, isMini, isInDrawer } = props
  const remark = isStale ? 'Not live' : news > 0 ? `${grouped(news)} new` : undefined
  const name = [label, count, remark].filter(Boolean).join(' ')
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        // The page takes the place of the drawer in the history.
        replace={isInDrawer}
        selected={isShown}
        aria-current={isShown ? 'page' : undefined}
        aria-label={isMini ? name : undefined}
        title={isMini ? name : undefined}
        sx={{ minHeight: 44, py: 0 }}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Badge color="primary" variant="dot" invisible={!isMini || isStale || news === 0}>
            <Icon />
          </Badge>
        </ListItemIcon>
        {!isMini && (
          <ListItemText
            primary={
              <>
                <span>{label} </span>
                <Box component="span" sx={countSx}>
                  {isLoading ? <Skeleton component="span" sx={skeletonSx} /> : count}
                  {remark !== undefined && (
                    <Box component="span" sx={isStale ? staleSx : newsSx}>
                      {` ${remark}`}
                    </Box>
                  )}
                </Box>
              </>
            }
            slotProps={slotProps}
          />
        )}
      </ListItemButton>
    </ListItem>
  )
}

const primary = { sx: { display: 'flex', justifyContent: 'space-between', gap: 1 } }
const slotProps = { primary }
const staleSx = { fontStyle: 'italic' }
/** Beside the count: a second line would move the rows below while the person aims. */
const newsSx = { color: 'primary.main', fontWeight: 600, whiteSpace: 'pre' }
const skeletonSx = { display: 'inline-block', width: 24 }
const countSx = {
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}

import NoteIcon from '@mui/icons-material/EditNoteOutlined'
import TaskAltIcon from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { selectCanEdit } from '@/features/session/desk'
import { referenceOf } from '@/shared/requests/reference'
import { addressOf, selectNewest, selectTitle, type NewestRequest } from '@/features/requests/api'
import { useKeys } from '@/shared/desk/keys'
import { stateOf } from '@/shared/requests/review'
import { StateChip } from '@/features/requests/desk'
import { ListCard } from '@/shared/desk/table/ListCard'
import { ListLink } from '@/shared/desk/table/ListLink'
import { useDeskSelector } from '../store'

type Props = {
  /** Whether all lists are there: nothing may still wait in one of the others. */
  isKnown: boolean
}

/** The latest requests with which the office still has something to do. */
export function NewestRequests({ isKnown }: Props) {
  const newest = useSelector(selectNewest)
  const navigate = useNavigate()
  const [first] = newest
  const label = 'Open the latest request'
  const open = first && (() => void navigate(addressOf(first.list, first.record.id)))
  useKeys('Today', open ? [{ key: 'n', label, onPress: open }] : [])
  if (newest.length === 0 && !isKnown) return null
  return (
    <Box component="section" aria-labelledby="newest" sx={{ mt: 3 }}>
      <Typography id="newest" variant="h3" component="h2" sx={{ mb: 1 }}>
        Latest requests
      </Typography>
      {newest.length === 0 ? (
        <Card variant="outlined" sx={emptySx}>
          <TaskAltIcon color="success" fontSize="large" />
          <Typography>Nothing is pending</Typography>
        </Card>
      ) : (
        <ListCard aria-labelledby="newest">
          {newest.map(({ list, record }) => (
            <Request key={`${list.id} ${record.id}`} list={list} record={record} />
          ))}
        </ListCard>
      )}
    </Box>
  )
}

const Request = memo(function Request({ list, record }: NewestRequest) {
  const { Icon, prefix } = list
  const name = useDeskSelector((root) => selectTitle(root, list, record)) ?? 'No name'
  const canEdit = useSelector(selectCanEdit)
  const navigate = useNavigate()
  const to = addressOf(list, record.id)
  const from = { list: `list=${list.id}` }
  const writeNote = () => void navigate(to, { state: { ...from, part: 'note' } })
  return (
    <ListLink
      divider
      to={to}
      state={from}
      secondaryAction={
        canEdit && (
          <IconButton edge="end" aria-label={`Write a note: ${name}`} onClick={writeNote}>
            <NoteIcon />
          </IconButton>
        )
      }
      sx={{ flexWrap: 'wrap', columnGap: 1, py: 0.25 }}
    >
      <ListItemIcon sx={{ minWidth: 36 }}>
        <Icon />
      </ListItemIcon>
      <ListItemText
        primary={<bdi>{name}</bdi>}
        secondary={`${referenceOf(prefix, record.id)} · ${record.createdAt}`}
        slotProps={textSlots}
        sx={{ flex: '1 1 11rem' }}
      />
      <Box sx={{ pl: { xs: '36px', sm: 0 } }}>
        <StateChip state={stateOf(record)} />
      </Box>
    </ListLink>
  )
})

const textSlots = {
  primary: { translate: 'no' as const, sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
  secondary: { translate: 'no' as const },
}

const emptySx = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  py: 4,
  fontWeight: 600,
}

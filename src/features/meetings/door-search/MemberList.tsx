import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { MemberMark, type MemberRow } from '@/features/members/desk'
import { Facts } from '@/shared/desk/Facts'
import { listSx, pressSx, rowSx, textSlots } from './GuestList'

type Props = {
  members: readonly MemberRow[]
  canEdit: boolean
  onPick: (member: MemberRow) => void
}

/** More would push the search off a phone. */
const mostShown = 5

/** The members of the search who have not replied. A press opens the form of a walk-in with their name in it. */
export function MemberList({ members, canEdit, onPick }: Props) {
  const id = useId()
  return (
    <Box>
      <Typography id={id} component="h2" sx={{ fontWeight: 700, mb: 0.5 }}>
        Members who have not replied
      </Typography>
      <List aria-labelledby={id} disablePadding sx={listSx}>
        {members.slice(0, mostShown).map((row) => (
          <ListItem key={row.id} disablePadding divider>
            <ListItemButton disabled={!canEdit} onClick={() => onPick(row)} sx={rowSx}>
              <ListItemText
                primary={<bdi>{row.name || row.firmName}</bdi>}
                secondary={
                  <>
                    <Facts facts={[row.mobile && `…${row.mobile.slice(-4)}`, row.firmName]} />
                    <Box component="span" sx={{ display: 'block' }}>
                      <MemberMark member={{ row, isOtherName: false }} />
                    </Box>
                  </>
                }
                translate="no"
                slotProps={textSlots}
              />
              {canEdit && (
                <Box component="span" sx={pressSx}>
                  Walk-in
                </Box>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  )
}

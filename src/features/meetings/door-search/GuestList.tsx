import SwapIcon from '@mui/icons-material/SwapHorizOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { MemberMark } from '@/features/members/desk'
import { timeInIndia } from '@/shared/text/dateText'
import { Facts } from '@/shared/desk/Facts'
import { sameNumberText } from '@/shared/text/persons'
import { isIn, type Guest } from './guests'

type Props = {
  guests: readonly Guest[]
  canEdit: boolean
  onPick: (guest: Guest) => void
  onSubstitute: (guest: Guest) => void
}

/** Two letters may match a whole hall. */
const firstShown = 50

/** The matches of the search. A press checks a guest in; if they are in already, or you may only read, it opens their card. */
export function GuestList({ guests, canEdit, onPick, onSubstitute }: Props) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? guests : guests.slice(0, firstShown)
  return (
    <>
      <List aria-label="Found" disablePadding sx={listSx}>
        {shown.map((guest) => {
          const { name, firmName, mobile } = guest.searched
          const { member } = guest
          return (
            <ListItem key={guest.attendance.id} disablePadding divider>
              <ListItemButton onClick={() => onPick(guest)} sx={rowSx}>
                <ListItemText
                  primary={<bdi>{name}</bdi>}
                  secondary={
                    <>
                      <Facts
                        facts={[
                          mobile && `…${mobile.slice(-4)}`,
                          firmName,
                          sameNumberText(guest.sameNumberAs),
                        ]}
                      />
                      {member && (
                        <Box component="span" sx={{ display: 'block' }}>
                          <MemberMark member={member} />
                        </Box>
                      )}
                    </>
                  }
                  translate="no"
                  slotProps={textSlots}
                />
                <Box component="span" sx={isIn(guest) ? inSx : pressSx}>
                  {labelOf(guest, canEdit)}
                </Box>
              </ListItemButton>
              {canEdit && !isIn(guest) && guest.attendance.kind !== 'walkin' && (
                <IconButton
                  aria-label={`Another person came for ${name}`}
                  onClick={() => onSubstitute(guest)}
                  sx={{ width: 48, height: 48 }}
                >
                  <SwapIcon />
                </IconButton>
              )}
            </ListItem>
          )
        })}
      </List>
      {shown.length < guests.length && (
        <Button sx={{ minHeight: 48 }} onClick={() => setWhole(true)}>
          {`Show all ${guests.length}`}
        </Button>
      )}
    </>
  )
}

function labelOf(guest: Guest, canEdit: boolean): string {
  if (isIn(guest)) return `In ${timeInIndia(guest.record!.inMillis)}`
  if (!canEdit) return guest.saysNo ? 'Had replied No' : 'Not checked in'
  return guest.saysNo ? 'Check in (had replied No)' : 'Check in'
}

export const listSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}
export const rowSx = { minHeight: 64, gap: 1, px: 1.5 }
export const textSlots = {
  primary: { sx: { fontWeight: 700, fontSize: '1.0625rem', overflowWrap: 'anywhere' } },
  secondary: { noWrap: true },
} as const
export const pressSx = {
  color: 'primary.main',
  fontWeight: 700,
  textAlign: 'right',
  maxWidth: '6.5rem',
  flexShrink: 0,
}
const inSx = { ...pressSx, color: 'success.main' }

import Typography from '@mui/material/Typography'
import { type MemberRow, MemberMark } from '@/features/members/desk'
import { GuestCard, type Change } from './GuestCard'
import { GuestList, listSx, pressSx, rowSx, textSlots } from '../door-search/GuestList'
import type { Guest } from '../door-search/guests'
import type { Found } from './matchToEnter'
import { WalkInForm, type NewWalkIn } from '../walk-in/WalkInForm'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useId } from 'react'
import { Facts } from '@/shared/desk/Facts'

/** The form of a person who has not answered. */
export type OpenForm = {
  /** The member who has answered and sends a substitute. */
  comesFor?: Guest
  /** A member who has not replied. */
  member?: MemberRow
  /** The search without a match. */
  query: string
}

type Props = {
  /** The matches of the search. */
  found: Found
  members: readonly MemberRow[]
  /** Why no person can be called missing: the lists have not come yet. */
  unknownText: string | undefined
  query: string
  form: OpenForm | undefined
  /** The guest on the card: checked in last, or opened. */
  shown: Guest | undefined
  /** The guest on the card was in before: the code was read twice, or a colleague was first. */
  isAlreadyIn: boolean
  isScanning: boolean
  canEdit: boolean
  /** A guest of the list was pressed. */
  onPick: (guest: Guest) => void
  /** The form of a substitute, or of a member who has not replied. */
  onForm: (form: OpenForm) => void
  /** The guest shown is to be checked in. */
  onCheckIn: (guest: Guest) => void
  onChange: (guest: Guest, change: Change) => void
  onWalkIn: (person: NewWalkIn) => void
  onCancel: () => void
}

/** Shows one thing at a time: the form, the matches of the search, the guest's card, or a hint. */
export function DoorStage(props: Props) {
  const { found, members, unknownText, query, form, shown, isScanning } = props
  if (form !== undefined) {
    return (
      <WalkInForm
        comesFor={form.comesFor?.searched.name}
        member={form.member}
        query={form.query}
        members={members}
        onSubmit={props.onWalkIn}
        onCancel={props.onCancel}
      />
    )
  }
  const typed = query.trim()
  if (typed !== '') {
    if (found.guests.length + found.members.length > 0) {
      return (
        <>
          {found.guests.length > 0 && (
            <GuestList
              key={typed}
              guests={found.guests}
              canEdit={props.canEdit}
              onPick={props.onPick}
              onSubstitute={(comesFor) => props.onForm({ comesFor, query: '' })}
            />
          )}
          {found.members.length > 0 && (
            <MemberList
              members={found.members}
              canEdit={props.canEdit}
              onPick={(member) => props.onForm({ member, query: '' })}
            />
          )}
        </>
      )
    }
    return <Typography sx={hintSx}>{notFound(typed, unknownText)}</Typography>
  }
  if (shown !== undefined) {
    return (
      <GuestCard
        key={shown.attendance.id}
        guest={shown}
        isAlreadyIn={props.isAlreadyIn}
        canEdit={props.canEdit}
        onCheckIn={props.onCheckIn}
        onChange={props.onChange}
      />
    )
  }
  if (isScanning) return null
  return (
    <Typography sx={hintSx}>
      Search for a name, a firm, the number of a member, or the last four digits of a mobile number,
      or scan the code of a reply. Names are shown only when you search.
    </Typography>
  )
}

function notFound(typed: string, unknownText: string | undefined): string {
  if (typed.length < 2) return 'Type one more letter.'
  return unknownText ?? 'No match. Try fewer letters, or add a walk-in.'
}

const hintSx = { color: 'text.secondary', textAlign: 'center', py: 2 }

type MemberListProps = {
  members: readonly MemberRow[]
  canEdit: boolean
  onPick: (member: MemberRow) => void
}

/** More would push the search off a phone. */
const mostShown = 5

/** The members of the search who have not replied. A press opens the form of a walk-in with their name in it. */
function MemberList({ members, canEdit, onPick }: MemberListProps) {
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

import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectCanEdit } from '@/features/session/desk'
import { Part } from '@/shared/desk/Part'
import type { MemberRecord } from '../makeMember'
import { CardDialog } from './CardDialog'
import { NewCardDialog } from './NewCardDialog'

/** On the page of a member: the card, or the button that makes it. */
export function MemberCard({ member }: { member: MemberRecord }) {
  const { cardKey } = member
  const canEdit = useSelector(selectCanEdit)
  const [open, setOpen] = useState<'make' | 'card'>()
  const close = () => setOpen(undefined)
  return (
    <Part title="Card">
      {cardKey !== undefined ? (
        <Button key="show" variant="outlined" size="small" onClick={() => setOpen('card')}>
          Show the card…
        </Button>
      ) : canEdit ? (
        <Button key="make" variant="outlined" size="small" onClick={() => setOpen('make')}>
          Make the card…
        </Button>
      ) : (
        <Typography>There is no card yet.</Typography>
      )}
      {open === 'make' && <NewCardDialog member={member} onClose={close} />}
      {open === 'card' && cardKey !== undefined && (
        <CardDialog member={member} cardKey={cardKey} onClose={close} />
      )}
    </Part>
  )
}

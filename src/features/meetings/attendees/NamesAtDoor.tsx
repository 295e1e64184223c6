import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useEraseNameMutation, type Attendance } from '../attendanceApi'
import { selectRole } from '@/features/session'
import { formatMobile } from '@/shared/validation/mobile'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { Part } from '@/shared/desk/Part'

/**
 * Walk-ins and substitutes, whose names are stored with their attendance alone: an owner can erase them. The
 * attendance of others goes with their answer.
 */
export function NamesAtDoor({ items }: { items: readonly Attendance[] }) {
  const role = useSelector(selectRole)
  const [erasing, setErasing] = useState<Attendance>()
  const named = items.filter(({ name }) => name !== undefined)
  if (role !== 'owner' || named.length === 0) return null
  return (
    <Part title="Names taken at the door">
      <List dense disablePadding aria-label="Names taken at the door">
        {named.map((item) => (
          <ListItem key={item.id} disableGutters divider sx={{ gap: 1 }}>
            <ListItemText
              primary={<bdi>{item.name}</bdi>}
              secondary={<bdi>{contactOf(item)}</bdi>}
              translate="no"
            />
            <Button
              color="error"
              size="small"
              aria-label={`Erase ${item.name}`}
              onClick={() => setErasing(item)}
              sx={{ minHeight: 44 }}
            >
              Erase…
            </Button>
          </ListItem>
        ))}
      </List>
      {erasing && <EraseNameDialog item={erasing} onClose={() => setErasing(undefined)} />}
    </Part>
  )
}

const contactOf = ({ firmName, mobile }: Attendance) =>
  [firmName, mobile && formatMobile(mobile)].filter(Boolean).join(', ')

function EraseNameDialog({ item, onClose }: { item: Attendance; onClose: () => void }) {
  const [erase] = useEraseNameMutation()
  return (
    <ConfirmDialog
      title={
        <>
          <span>Erase </span>
          <bdi translate="no">{item.name}</bdi>
          <span>?</span>
        </>
      }
      confirmLabel="Erase"
      color="error"
      onConfirm={() => erase({ id: item.id }).unwrap()}
      onClose={onClose}
    >
      The name, the firm and the mobile number are deleted for good. The meeting still counts a
      person without a name, and says who has erased it.
    </ConfirmDialog>
  )
}

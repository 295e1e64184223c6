import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { MemberRow } from '@/features/members/desk'
import { selectCanEdit } from '@/features/session/desk'
import { AskManyDialog } from './AskManyDialog'

/** In the list of members: asks those that are shown to pay. */
export function AskManyButton({ rows }: { rows: readonly MemberRow[] }) {
  const canEdit = useSelector(selectCanEdit)
  const [isOpen, setOpen] = useState(false)
  if (!canEdit) return null
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        Ask for payment…
      </Button>
      {isOpen && <AskManyDialog rows={rows} onClose={() => setOpen(false)} />}
    </>
  )
}

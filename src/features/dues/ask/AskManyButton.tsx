import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { MemberRow } from '@/features/members/desk'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { selectCanEdit } from '@/features/session/desk'
import { AskManyDialog } from './AskManyDialog'

type Props = {
  rows: readonly MemberRow[]
  /** Undefined until they are read. */
  settings: MembershipSettings | undefined
}

/** In the list of members: asks those that are shown to pay. */
export function AskManyButton({ rows, settings }: Props) {
  const canEdit = useSelector(selectCanEdit)
  const [isOpen, setOpen] = useState(false)
  if (!canEdit || settings === undefined) return null
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        Ask for payment…
      </Button>
      {isOpen && <AskManyDialog rows={rows} settings={settings} onClose={() => setOpen(false)} />}
    </>
  )
}

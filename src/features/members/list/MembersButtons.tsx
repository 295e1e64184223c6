import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectRole } from '@/features/session'
import { canEdit } from '@/shared/requests/roles'
import { MembershipSettingsDialog } from '../new/MembershipSettingsDialog'
import { NewMemberDialog } from '../new/NewMemberDialog'
import type { MemberRow } from '../rows/memberRows'

type Props = { rows: readonly MemberRow[] }

/** An owner enters the first number, before which no member can be made. */
export function MembersButtons({ rows }: Props) {
  const role = useSelector(selectRole)
  const [open, setOpen] = useState<'settings' | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <>
      {canEdit(role) && (
        <Button variant="contained" onClick={() => setOpen('new')}>
          New member…
        </Button>
      )}
      {canEdit(role) && (
        <Button component={Link} to="/desk/members/import">
          Import a list
        </Button>
      )}
      <Button component={Link} to="/desk/members/figures">
        Figures and voters
      </Button>
      {role === 'owner' && <Button onClick={() => setOpen('settings')}>Numbers and types…</Button>}
      {open === 'settings' && <MembershipSettingsDialog onClose={close} />}
      {open === 'new' && <NewMemberDialog rows={rows} onClose={close} />}
    </>
  )
}

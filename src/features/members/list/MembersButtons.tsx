import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectRole } from '@/features/session'
import { canEdit } from '@/shared/requests/roles'
import { NewMemberDialog } from '../new/NewMemberDialog'
import {
  type MembershipSettings,
  membershipSettingsSchema,
} from '@/shared/members/membershipSettings'
import type { MemberRow } from '../rows/memberRows'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { changesOf } from '@/shared/desk/history/changesOf'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { useSaveMembershipMutation } from '../api'

type Props = {
  rows: readonly MemberRow[]
  /** Undefined until they are read. */
  settings: MembershipSettings | undefined
}

/** An owner enters the first number, before which no member can be made. */
export function MembersButtons({ rows, settings }: Props) {
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
      {role === 'owner' && settings && (
        <Button onClick={() => setOpen('settings')}>Numbers and types…</Button>
      )}
      {open === 'settings' && settings && (
        <MembershipSettingsDialog settings={settings} onClose={close} />
      )}
      {open === 'new' && <NewMemberDialog rows={rows} onClose={close} />}
    </>
  )
}

const settingsForm = membershipSettingsSchema.pick(['firstNumber', 'graceDays', 'kinds'])
const settingsFields = fieldInfos(settingsForm)

type MembershipSettingsDialogProps = { settings: MembershipSettings; onClose: () => void }

/** Where the series of numbers begins, the days of grace, and the membership types in use. For owners. */
function MembershipSettingsDialog({ settings, onClose }: MembershipSettingsDialogProps) {
  const [save] = useSaveMembershipMutation()
  return (
    <FormDialog
      title="Numbers and types"
      note="New members get the next number of the series. A number that was given is never given again."
      schema={settingsForm}
      fields={settingsFields}
      values={settings}
      onSubmit={(typed, id) =>
        save({ id, changes: changesOf(settingsFields.keys(), settings, typed) }).unwrap()
      }
      done="The settings are saved"
      submitLabel="Save"
      onClose={onClose}
    />
  )
}

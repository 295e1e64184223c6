import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import type { MemberRow } from '../rows/memberRows'
import { EraseMemberDialog } from './EraseMemberDialog'
import { formNames, memberForms, type FormName } from '../forms/memberForms'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import type { MemberRecord } from '../makeMember'
import { useMemberAction } from '../forms/useMemberAction'
import { useOfferedKinds } from '../forms/useOfferedKinds'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { memberMessage } from '../tell/memberMessage'
import { TellForm } from '../tell/TellForm'
import { SchemaField } from '@/shared/forms/FormSection'
import type { MemberAction } from '../memberChanges'
import { profileSchema, type Profile } from '../schema'
import { changesOf } from '@/shared/desk/history/changesOf'
import { profileFields, profileNames } from '../forms/profileForm'

/** Everything that can be done to a member, each with a form. */
export function MemberSteps({ row }: { row: MemberRow }) {
  const { member } = row
  const [open, setOpen] = useState<FormName | 'change' | 'tell' | 'erase'>()
  // A membership ends before its member is erased.
  const mayErase = useSelector(selectRole) === 'owner' && row.standing === 'left'
  const close = () => setOpen(undefined)
  return (
    <Box component="section" aria-label="Actions" sx={buttonsSx}>
      <Button variant="contained" size="small" onClick={() => setOpen('change')}>
        Change details…
      </Button>
      <Button variant="outlined" size="small" onClick={() => setOpen('tell')}>
        Inform…
      </Button>
      {formNames
        .filter((name) => memberForms[name].isOffered(row))
        .map((name) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            color={name === 'end' ? 'error' : 'primary'}
            onClick={() => setOpen(name)}
          >
            <span>{`${memberForms[name].title}…`}</span>
          </Button>
        ))}
      {mayErase && (
        <Button variant="outlined" size="small" color="error" onClick={() => setOpen('erase')}>
          Erase…
        </Button>
      )}
      {open === 'tell' && <TellMemberDialog row={row} onClose={close} />}
      {open === 'erase' && <EraseMemberDialog row={row} onClose={close} />}
      {open === 'change' && <ChangeProfileDialog member={member} onClose={close} />}
      {formNames.map(
        (name) =>
          open === name && (
            <MemberFormDialog key={name} name={name} member={member} onClose={close} />
          ),
      )}
    </Box>
  )
}

const buttonsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }

type MemberFormDialogProps = { name: FormName; member: MemberRecord; onClose: () => void }

/** One of the small forms of a member. */
function MemberFormDialog({ name, member, onClose }: MemberFormDialogProps) {
  const { title, note, done, schema: schemaFor, start, toAction } = memberForms[name]
  const kinds = useOfferedKinds(member.kind)
  const schema = useMemo(() => schemaFor(kinds), [schemaFor, kinds])
  const submit = useMemberAction(member)
  const fields = useMemo(() => fieldInfos(schema), [schema])
  const [values] = useState(() => start?.(member))
  return (
    <FormDialog
      title={title}
      note={note}
      schema={schema}
      fields={fields}
      values={values}
      draft={`member-${name} ${member.id}`}
      onSubmit={(typed, id) => submit(toAction(typed), id)}
      done={done}
      submitLabel={title}
      onClose={onClose}
    />
  )
}

type TellMemberDialogProps = { row: MemberRow; onClose: () => void }

/** Informs a member about the membership. */
function TellMemberDialog({ row, onClose }: TellMemberDialogProps) {
  return (
    <AppDialog
      title={
        <>
          <span>Inform</span> <bdi translate="no">{row.name || row.firmName}</bdi>
        </>
      }
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <TellForm
        member={row.member}
        message={(language) => memberMessage(row, language)}
        onDone={onClose}
      />
    </AppDialog>
  )
}

type ChangeProfileDialogProps = { member: MemberRecord; onClose: () => void }

/** Changes the facts of a member. The history keeps the values before and after. */
function ChangeProfileDialog({ member, onClose }: ChangeProfileDialogProps) {
  const submit = useMemberAction(member)
  const { profile = {} } = member

  const handleSubmit = (typed: Profile, id: string) => {
    const changes = changesOf(profileNames, profile, typed)
    return submit({ kind: 'change', changes } as MemberAction, id)
  }

  return (
    <FormDialog<Profile>
      title="Change details"
      schema={profileSchema}
      fields={profileFields}
      values={profile}
      draft={`member-change ${member.id}`}
      onSubmit={handleSubmit}
      done="The details are changed."
      submitLabel="Save"
      closeLabel="Close"
      maxWidth="md"
      takesFocus={false}
      onClose={onClose}
    >
      {profileNames.map((name) => (
        <SchemaField key={name} name={name} />
      ))}
    </FormDialog>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import type { MemberRow } from '../rows/memberRows'
import { ChangeProfileDialog } from './ChangeProfileDialog'
import { EraseMemberDialog } from './EraseMemberDialog'
import { MemberFormDialog } from './MemberFormDialog'
import { formNames, memberForms, type FormName } from '../forms/memberForms'
import { TellMemberDialog } from '../tell/TellMemberDialog'

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

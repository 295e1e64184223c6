import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { MemberRecord } from '../makeMember'
import { ChangeProfileDialog } from './ChangeProfileDialog'
import { MemberFormDialog } from './MemberFormDialog'
import { formNames, memberForms, type FormName } from './memberForms'

/** Everything that can be done to a member, each with a form. */
export function MemberSteps({ member }: { member: MemberRecord }) {
  const [open, setOpen] = useState<FormName | 'change'>()
  const close = () => setOpen(undefined)
  return (
    <Box component="section" aria-label="Actions" sx={buttonsSx}>
      <Button variant="contained" size="small" onClick={() => setOpen('change')}>
        Change details…
      </Button>
      {formNames
        .filter((name) => memberForms[name].isOffered(member))
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
      {open === 'change' && <ChangeProfileDialog member={member} onClose={close} />}
      {open !== undefined && open !== 'change' && (
        <MemberFormDialog name={open} member={member} onClose={close} />
      )}
    </Box>
  )
}

const buttonsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }

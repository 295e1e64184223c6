import Button from '@mui/material/Button'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import type { MemberRow } from '../rows/memberRows'
import { memberMessage } from './memberMessage'
import { TellForm } from './TellForm'

type Props = { row: MemberRow; onClose: () => void }

/** Informs a member about the membership. */
export function TellMemberDialog({ row, onClose }: Props) {
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

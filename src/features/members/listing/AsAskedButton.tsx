import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { BusyButton } from '@/shared/desk/BusyButton'
import { useShowMessage } from '@/shared/desk/Messages'
import { messageOf } from '@/shared/firestore/messageOf'
import type { ListedContact } from '@/shared/members/shown'
import { newSubmissionId } from '@/shared/requests/reference'
import type { MemberRecord } from '../makeMember'
import { useMemberAction } from '../forms/useMemberAction'
import { agreedInWords, type Wish } from './wish'

type Props = {
  member: MemberRecord
  wish: Wish
  /** Those that are wished and the member has. */
  contacts: readonly ListedContact[]
  onDone: () => void
}

/** Does with one press what the member has asked for on My request. */
export function AsAskedButton({ member, wish, contacts, onDone }: Props) {
  const act = useMemberAction(member)
  const showMessage = useShowMessage()
  const [id] = useState(newSubmissionId)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function handlePress() {
    setBusy(true)
    setFailure(undefined)
    try {
      await act({ kind: 'list', contacts, text: agreedInWords(wish) }, id)
      showMessage('The directory shows what the member has asked for.')
      onDone()
    } catch (thrown) {
      setFailure(messageOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <BusyButton variant="contained" isBusy={isBusy} onClick={() => void handlePress()}>
        List as asked
      </BusyButton>
      {failure !== undefined && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failure}
        </Alert>
      )}
    </>
  )
}

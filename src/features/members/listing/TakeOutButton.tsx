import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { inParallel } from '@/shared/desk/inParallel'
import { useShowMessage } from '@/shared/desk/Messages'
import { KnownError } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/requests/reference'
import { counted } from '@/shared/text/counted'
import { useApplyMemberActionMutation } from '../api'
import type { MemberRow } from '../rows/memberRows'

/** Takes firms out of the directory whose members have not paid for more than a year. */
export function TakeOutButton({ rows }: { rows: readonly MemberRow[] }) {
  const [isOpen, setOpen] = useState(false)
  const [apply] = useApplyMemberActionMutation()
  const showMessage = useShowMessage()
  // Tried again, each is taken out once.
  const [id] = useState(newSubmissionId)
  const [asked, setAsked] = useState(rows)

  async function handleConfirm() {
    let failed = 0
    await inParallel(asked, {
      isRunning: () => true,
      async work({ id: target }) {
        const action = { kind: 'unlist', text: 'Not paid for more than a year' } as const
        const { error } = await apply({ target, id, action })
        if (error !== undefined) failed += 1
      },
      onResults: () => {},
    })
    if (failed > 0) {
      const message = `${counted(failed, 'firm')} of ${asked.length} could not be taken out. The others are out. Please try again.`
      throw new KnownError('some-failed', message)
    }
    showMessage(`${counted(asked.length, 'firm')} taken out of the directory.`)
  }

  return (
    <>
      <Button
        color="error"
        disabled={rows.length === 0}
        onClick={() => {
          setAsked(rows)
          setOpen(true)
        }}
      >
        Take these out of the directory…
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Take ${counted(asked.length, 'firm')} out of the directory?`}
          confirmLabel="Take them out"
          color="error"
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          They stay members, and are listed again once they agree to it. The history of each says
          that it was not paid for more than a year.
        </ConfirmDialog>
      )}
    </>
  )
}

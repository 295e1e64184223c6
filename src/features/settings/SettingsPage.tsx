import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { backend } from '@/shared/firestore/backend'
import { PageBar } from '@/shared/ui/PageBar'
import { CopySettings } from './copy/CopySettings'
import { MessageSettings } from './MessageSettings'
import { NumberSettings } from './NumberSettings'

/** The time limits, how long records are kept, the length of a session, the messages to applicants, and a copy. */
export default function SettingsPage() {
  const isOwner = useSelector(selectRole) === 'owner'
  return (
    <>
      <PageBar title="Settings" />
      <Container maxWidth="md" sx={{ py: 2 }}>
        {!isOwner && (
          <Alert severity="info" sx={{ mb: 2 }}>
            Only owners can change these.
          </Alert>
        )}
        <NumberSettings />
        <MessageSettings />
        {isOwner && backend.hasServer && <CopySettings />}
      </Container>
    </>
  )
}

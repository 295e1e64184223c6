import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { PageBar } from '@/shared/ui/PageBar'
import { MessageSettings } from './messages/MessageSettings'
import { NumberSettings } from './NumberSettings'

/** The promised days, the periods after which data is erased, the length of a session, and messages to applicants. */
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
        <NumberSettings
          setting="promises"
          text="Days until a decision. The desk counts the same days: while it waits for the applicant, the clock stands still. Leave a field empty to promise nothing."
        />
        <NumberSettings
          setting="retention"
          text="Months until the records of a kind are erased. Nothing is erased by itself: an owner does it in the trash. Leave a field empty while the association has not decided."
        />
        <NumberSettings
          setting="session"
          text="An administrator who has pressed nothing for so many hours, in no tab, is logged out. What is not saved is written first, or kept in that tab for the same person."
        />
        <MessageSettings />
      </Container>
    </>
  )
}

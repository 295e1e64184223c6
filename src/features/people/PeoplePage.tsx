import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { useListenPeopleQuery } from './api'
import { AddDialog } from './AddDialog'
import { Invitations } from './invitation/Invitations'
import { InviteDialog } from './invitation/InviteDialog'
import { PeopleList } from './PeopleList'
import { RightsTable } from './RightsTable'

/** The administrators and their roles. Owners invite, change and remove them here. */
export default function PeoplePage() {
  const { data: people } = useListenPeopleQuery()
  const isOwner = useSelector(selectRole) === 'owner'
  const [dialog, setDialog] = useState<'invite' | 'add'>()
  const close = () => setDialog(undefined)

  return (
    <>
      <PageBar title="People">
        {isOwner && (
          <Button variant="contained" onClick={() => setDialog('invite')}>
            Invite a person
          </Button>
        )}
      </PageBar>
      <Container maxWidth="md" sx={{ py: 2 }}>
        <LiveView
          status={people?.status ?? 'loading'}
          error={people?.error ?? null}
          staleSince={people?.staleSince ?? null}
          isEmpty={(people?.items.length ?? 0) === 0}
          isPartial={false}
        >
          {people?.status === 'ready' && people.items.every(({ role }) => role !== 'owner') && (
            <Alert severity="warning">
              <AlertTitle>There is no owner</AlertTitle>
              No administrator can manage people, settings and erasure. An entry without a role is a
              viewer’s. In the Firebase console, open Firestore, the collection admins and the entry
              of an owner, and add the field role with the text owner.
            </Alert>
          )}
          <PeopleList people={people?.items ?? []} isOwner={isOwner} />
        </LiveView>
        {isOwner ? (
          <Invitations onAdd={() => setDialog('add')} />
        ) : (
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            Owners invite people and change what they may do.
          </Typography>
        )}
        <Box sx={{ mt: 4 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            Who may do what
          </Typography>
          <RightsTable />
        </Box>
      </Container>
      {dialog === 'invite' && <InviteDialog onClose={close} />}
      {dialog === 'add' && <AddDialog onClose={close} />}
    </>
  )
}

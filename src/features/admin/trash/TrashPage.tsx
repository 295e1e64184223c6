import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Container from '@mui/material/Container'
import List from '@mui/material/List'
import Snackbar from '@mui/material/Snackbar'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { LiveView } from '@/shared/ui/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { linesSx } from '../desk/styles'
import { useAllLists } from '../desk/useAllLists'
import { EraseDialog } from './EraseDialog'
import { selectTrashed, type Trashed } from './trashed'
import { TrashedRequest } from './TrashedRequest'

/** Requests that were moved to the trash: they can be restored, and owners can erase them for good. */
export default function TrashPage() {
  const info = useAllLists()
  const trashed = useSelector(selectTrashed)
  const role = useSelector(selectRole)
  const [erasing, setErasing] = useState<Trashed>()
  const [message, setMessage] = useState('')
  const isWaiting = info.status === 'loading' && trashed.length === 0

  return (
    <>
      <PageBar title="Trash" />
      <Container maxWidth="md" sx={{ py: 2 }}>
        <LiveView
          {...info}
          isEmpty={info.isEmpty || (trashed.length === 0 && !isWaiting)}
          partialText="The lists are loading…"
          emptyText="The trash is empty. A request that is moved here leaves the lists and can be restored at any time."
        >
          <Typography sx={{ my: 1.5, color: 'text.secondary' }}>
            {role === 'owner'
              ? 'These are hidden from the lists. Restore one, or erase it for good with its history.'
              : 'These are hidden from the lists. Editors can restore them; owners can erase them for good.'}
          </Typography>
          {trashed.length > 0 && (
            <Card variant="outlined">
              <List disablePadding aria-label="Requests in the trash" sx={linesSx}>
                {trashed.map(({ list, record }) => (
                  <TrashedRequest
                    key={`${list.id} ${record.id}`}
                    list={list}
                    record={record}
                    role={role}
                    onErase={() => setErasing({ list, record })}
                    onRestored={setMessage}
                  />
                ))}
              </List>
            </Card>
          )}
        </LiveView>
      </Container>
      {erasing !== undefined && (
        <EraseDialog
          {...erasing}
          onClose={(reference) => {
            setErasing(undefined)
            if (reference !== undefined) setMessage(`${reference} was erased`)
          }}
        />
      )}
      <Snackbar open={message !== ''} autoHideDuration={6_000} onClose={() => setMessage('')}>
        <Alert severity="success" variant="filled" role="status">
          {message}
        </Alert>
      </Snackbar>
    </>
  )
}

import Container from '@mui/material/Container'
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { meetings } from '../api'
import { meetingKey } from '../meetingKey'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { readLetters } from './code'
import { Door } from './Door'
import { TextLink } from '@/shared/ui/TextLink'

export default function DoorPage() {
  const { id = '' } = useParams()
  const meeting = useSelector((root: object) => meetings.selectById(root, id))
  const info = meetings.useInfo()
  const letters = useHash().slice(1)

  return (
    <>
      <PageBar title="Check-in">
        <TextLink to="/desk/meetings">‹ Meetings</TextLink>
      </PageBar>
      {meeting !== undefined ? (
        <Door
          key={`${meetingKey(meeting)} ${letters}`}
          meeting={meeting}
          code={letters === '' ? undefined : readLetters(letters)}
        />
      ) : (
        <Container maxWidth="sm" sx={{ py: 2 }}>
          <LiveView {...info} isEmpty emptyText="There is no meeting at this address.">
            {null}
          </LiveView>
        </Container>
      )}
    </>
  )
}

/**
 * The text behind the `#` of the address, as the phone's own camera has read it from a code. It leaves the
 * address, so that neither a reload nor a shared address shows the person once more.
 */
function useHash(): string {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [seen, setSeen] = useState(hash)
  if (hash !== '' && hash !== seen) setSeen(hash)
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  return seen
}

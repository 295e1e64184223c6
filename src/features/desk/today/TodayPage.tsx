import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { shallowEqual, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { selectRole, selectUid } from '@/features/session'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { TextLink } from '@/shared/ui/TextLink'
import { daysFor, useReadSettingQuery } from '@/features/settings/api'
import {
  canBeEntered,
  openListAddress,
  useAllLists,
  daysWithout,
  isWhole,
  unassignedBefore,
  unassignedUntil,
  requestLists,
  selectWaiting,
  type Waiting,
} from '@/features/requests/api'
import { MenuButton } from '@/shared/desk/MenuButton'
import { useNow } from '@/shared/desk/useNow'
import { useRefetchAfterFailure } from '@/shared/desk/useRefetchAfterFailure'
import { canEdit } from '@/shared/requests/roles'
import { CountCard, type Count } from './CountCard'
import { FollowUpCard } from './FollowUpCard'
import { KeptCard } from './KeptCard'
import { MeetingCard } from './MeetingCard'
import { NoMemberCard } from './NoMemberCard'
import { NewestRequests } from './NewestRequests'
import { Placeholders } from './Placeholders'
import { RenewalCard } from './RenewalCard'
import { RightsCard } from './RightsCard'
import { useDeskSelector } from '../store'
import DirectoryIcon from '@mui/icons-material/MenuBookOutlined'
import { useReadAskingMembersQuery, useReadLongLapsedQuery } from '@/features/members/desk'

/** The first page of the desk: the pending requests, and for which administrator. */
export default function TodayPage() {
  const info = useAllLists()
  const now = useNow()
  const waiting = useWaiting(now)
  const query = useReadSettingQuery('promises')
  const { data: promises, error } = query
  useRefetchAfterFailure(query)
  const until = unassignedUntil(now)
  const counts = (name: keyof Waiting, address: Parameters<typeof openListAddress>[1]): Count[] =>
    requestLists.map((list, index) => ({
      list,
      to: openListAddress(list, address),
      // The promises are not loaded yet: nothing is claimed about them.
      count: name === 'overdue' && promises === undefined ? undefined : waiting[index]?.[name],
    }))
  const areUnknown = promises === undefined && error !== undefined
  const role = useSelector(selectRole)
  const isOwner = role === 'owner'
  const canEnter = canEdit(role)
  const hasPromises = requestLists.some(({ id }) => promises?.[id] !== undefined)

  return (
    <>
      <PageBar title="Today">{canEnter && <NewEntry />}</PageBar>
      <Container maxWidth="lg" sx={{ py: 2 }}>
        <LiveView {...info} partialText="The lists are loading…">
          <Box sx={cardsSx}>
            <CountCard
              title="My pending work"
              counts={counts('assignedToMe', { assignee: 'me' })}
            />
            <CountCard
              title={`Not assigned for over ${daysWithout} days`}
              counts={counts('unassigned', { assignee: 'nobody', to: until })}
            />
            <CountCard
              title="Overdue"
              counts={areUnknown ? [] : counts('overdue', { due: 'over' })}
            >
              {areUnknown
                ? 'The time limits could not be loaded. The page tries again by itself.'
                : promises !== undefined &&
                  !hasPromises && <TextLink to="/desk/settings">No time limit is set yet</TextLink>}
            </CountCard>
            <FollowUpCard now={now} />
            <MeetingCard />
            <RightsCard now={now} />
            <NoMemberCard />
            <RenewalCard now={now} />
            <AskingCard />
            <KeptCard now={now} />
          </Box>
          <NewestRequests isKnown={!waiting.includes(undefined)} />
          {isOwner && <Placeholders />}
        </LiveView>
      </Container>
    </>
  )
}

/** Enters a form that came on paper, on the phone or at a meeting: first its list is chosen. */
function NewEntry() {
  const navigate = useNavigate()
  return (
    <MenuButton
      label="New entry"
      items={requestLists.filter(canBeEntered).map(({ id, label }) => ({
        label,
        onChoose: () => void navigate(`/desk/enter/${id}`),
      }))}
    />
  )
}

/** The requests that wait in each list; undefined while a list is loading. */
function useWaiting(now: number): (Waiting | undefined)[] {
  const uid = useSelector(selectUid)
  const { data: promises } = useReadSettingQuery('promises')
  const before = unassignedBefore(now)
  return useDeskSelector(
    (root) =>
      requestLists.map((list) =>
        isWhole(list, root)
          ? selectWaiting(root, list.id, { uid, before, days: daysFor(promises, list.id), now })
          : undefined,
      ),
    shallowEqual,
  )
}

const cardsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  mt: 1.5,
  '& > *': { flex: '1 1 13rem', minWidth: 0 },
}

const asked = { id: 'asked', label: 'Asks to be listed', Icon: DirectoryIcon }
const late = { id: 'late', label: 'Listed, a year late', Icon: DirectoryIcon }

/**
 * Members who have asked on My request for more than the directory shows, and those whom it shows although they have not
 * paid for more than a year; nothing where there are none.
 */
function AskingCard() {
  const [asking, lapsed] = [useReadAskingMembersQuery(), useReadLongLapsedQuery()]
  useRefetchAfterFailure(asking)
  useRefetchAfterFailure(lapsed)
  const isUnknown = [asking, lapsed].some(
    ({ currentData, error }) => currentData === undefined && error !== undefined,
  )
  if (!isUnknown && !asking.currentData?.length && !lapsed.currentData?.length) return null
  return (
    <CountCard
      title="Directory of members"
      counts={
        isUnknown
          ? []
          : [
              { list: asked, to: '/desk/members?listing=asked', count: asking.currentData?.length },
              { list: late, to: '/desk/members?listing=late', count: lapsed.currentData?.length },
            ]
      }
    >
      {isUnknown && 'They could not be counted. The page tries again by itself.'}
    </CountCard>
  )
}

import DirectoryIcon from '@mui/icons-material/MenuBookOutlined'
import { useReadAskingMembersQuery } from '@/features/members/desk'
import { useRefetchAfterFailure } from '@/shared/desk/useRefetchAfterFailure'
import { CountCard } from './CountCard'

const list = { id: 'asked', label: 'Asks to be listed', Icon: DirectoryIcon }

/** Members who have asked on My request for more than the directory shows; nothing where there are none. */
export function AskingCard() {
  const query = useReadAskingMembersQuery()
  useRefetchAfterFailure(query)
  const { currentData: asking, error } = query
  const isUnknown = asking === undefined && error !== undefined
  if (!isUnknown && !asking?.length) return null
  return (
    <CountCard
      title="Directory of members"
      counts={isUnknown ? [] : [{ list, to: '/desk/members?listing=asked', count: asking?.length }]}
    >
      {isUnknown && 'They could not be counted. The page tries again by itself.'}
    </CountCard>
  )
}

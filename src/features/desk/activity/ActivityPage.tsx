import Container from '@mui/material/Container'
import { PageBar } from '@/shared/ui/PageBar'
import { useViewInAddress } from '@/shared/desk/useViewInAddress'
import { useNameOf } from '@/features/people/desk'
import { ActivityFilters } from './ActivityFilters'
import { ActivityList } from './ActivityList'
import { parseActivity, writeActivity } from './activityView'

/**
 * The changes of all requests, members, meetings, minutes, people and settings, the imports of members, the forms that were entered for
 * applicants, and the exports out of the desk. The filters are in the address.
 */
export default function ActivityPage() {
  const { view, change } = useViewInAddress({ parse: parseActivity, write: writeActivity })
  const nameOf = useNameOf()

  return (
    <>
      <PageBar title="Activity" />
      <Container maxWidth="lg" sx={{ py: 1 }}>
        <ActivityFilters view={view} nameOf={nameOf} onChange={change} />
        <ActivityList key={writeActivity(view)} view={view} nameOf={nameOf} />
      </Container>
    </>
  )
}

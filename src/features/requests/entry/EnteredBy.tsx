import { calendarDay } from '@/shared/text/dateText'
import List from '@mui/material/List'
import { useNameOf } from '@/features/people/desk'
import type { AdminRecord } from '@/shared/collectionConfig'
import { HistoryItem } from '@/shared/desk/history/HistoryItem'

/** The beginning of a history: who has entered the request, and how its applicant has agreed. */
export function EnteredBy({ record: { entered, createdAt } }: { record: AdminRecord }) {
  const nameOf = useNameOf()
  if (entered === undefined) return null
  return (
    <List disablePadding>
      <HistoryItem
        name={nameOf(entered.by)}
        words="entered it for the applicant"
        at={createdAt}
        texts={[
          entered.receivedOn === undefined
            ? { label: 'How it came', text: entered.how }
            : {
                label: `Received ${entered.how.toLowerCase()}`,
                text: calendarDay(entered.receivedOn),
              },
          { label: 'Consent', text: entered.consent },
        ]}
      />
    </List>
  )
}

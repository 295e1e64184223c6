import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { compareNames } from '@/shared/text/compareNames'
import type { NameOf } from '@/features/people/desk'
import { entryKindLabels } from '@/features/requests/api'
import { deskGroupLabels } from './deskEntries'
import { type ActivityItem, writtenLabels } from './writtenEntries'

/** Each is empty where all are shown. */
export type ActivityView = { person: string; kind: string }

type Props = {
  view: ActivityView
  items: readonly ActivityItem[]
  nameOf: NameOf
  onChange: (part: Partial<ActivityView>) => void
}

/** Filters entries by administrator and kind. */
export function ActivityFilters({ view, items, nameOf, onChange }: Props) {
  const { person, kind } = view
  // Include the person in the URL even without entries.
  const people = [...new Set([...items.map(({ by }) => by), person])]
    .filter(Boolean)
    .map((uid) => [uid, nameOf(uid)] as const)
    .sort(([, a], [, b]) => compareNames(a, b))

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2, alignItems: 'center' }}>
      <SelectFilter
        label="Person"
        value={person}
        options={[['', 'All'], ...people]}
        onChange={(chosen) => onChange({ person: chosen })}
        sx={choiceSx}
      />
      <SelectFilter
        label="Kind"
        value={kind}
        options={[
          ['', 'All'],
          ...Object.entries(entryKindLabels),
          ['meeting', 'Meetings'],
          ['member', 'Members'],
          ...Object.entries(writtenLabels),
          ...Object.entries(deskGroupLabels),
        ]}
        onChange={(chosen) => onChange({ kind: chosen })}
        sx={choiceSx}
      />
      {(person !== '' || kind !== '') && (
        <Button size="small" onClick={() => onChange({ person: '', kind: '' })}>
          Show all
        </Button>
      )}
    </Box>
  )
}

const choiceSx = { minWidth: '12rem', flex: { xs: '1 1 10rem', sm: 'none' } }

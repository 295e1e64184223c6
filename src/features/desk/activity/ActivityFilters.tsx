import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SelectFilter } from '@/shared/desk/SelectFilter'
import type { NameOf } from '@/features/people/desk'
import type { HistoryEntry } from '@/shared/requests/review'
import { entryKindLabels } from '@/features/requests/api'
import { deskGroupLabels } from './deskEntries'

/** Each is empty where all are shown. */
export type ActivityView = { person: string; kind: string }

type Props = {
  view: ActivityView
  items: readonly HistoryEntry[]
  nameOf: NameOf
  onChange: (part: Partial<ActivityView>) => void
}

/** Filters entries by administrator and kind. */
export function ActivityFilters({ view, items, nameOf, onChange }: Props) {
  const { person, kind } = view
  // Include the person in the URL even without entries.
  const people = [...new Set([...items.map(({ by }) => by), person])].filter(Boolean)

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2, alignItems: 'center' }}>
      <Choice
        label="Person"
        value={person}
        options={people.map((uid) => [uid, nameOf(uid)])}
        onChoose={(chosen) => onChange({ person: chosen })}
      />
      <Choice
        label="Kind"
        value={kind}
        options={[
          ...Object.entries(entryKindLabels),
          ['meeting', 'Meetings'],
          ...Object.entries(deskGroupLabels),
        ]}
        onChoose={(chosen) => onChange({ kind: chosen })}
      />
      {(person !== '' || kind !== '') && (
        <Button size="small" onClick={() => onChange({ person: '', kind: '' })}>
          Show all
        </Button>
      )}
    </Box>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: [value: string, label: string][]
  onChoose: (value: string) => void
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <SelectFilter
    label={label}
    value={value}
    onChange={onChoose}
    options={[['', 'All'], ...options]}
    sx={{ minWidth: '12rem', flex: { xs: '1 1 10rem', sm: 'none' } }}
  />
)

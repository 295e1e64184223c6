import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router-dom'
import { SelectFilter } from '@/shared/desk/SelectFilter'
import type { NameOf } from '@/features/people/desk'
import type { HistoryEntry } from '@/shared/requests/review'
import { entryKindLabels } from '@/features/requests/api'
import { deskGroupLabels } from './deskEntries'

type Props = { items: readonly HistoryEntry[]; nameOf: NameOf }

/** Filters entries by administrator and kind. */
export function ActivityFilters({ items, nameOf }: Props) {
  const [params, setParams] = useSearchParams()
  const isFiltered = params.has('person') || params.has('kind')
  const person = params.get('person') ?? ''
  // Include the person in the URL even without entries.
  const people = [...new Set([...items.map(({ by }) => by), person])].filter(Boolean)

  function choose(name: string, value: string) {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2, alignItems: 'center' }}>
      <Choice
        label="Person"
        value={person}
        options={people.map((uid) => [uid, nameOf(uid)])}
        onChoose={(value) => choose('person', value)}
      />
      <Choice
        label="Kind"
        value={params.get('kind') ?? ''}
        options={[
          ...Object.entries(entryKindLabels),
          ['meeting', 'Meetings'],
          ...Object.entries(deskGroupLabels),
        ]}
        onChoose={(value) => choose('kind', value)}
      />
      {isFiltered && (
        <Button size="small" onClick={() => setParams({}, { replace: true })}>
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
    sx={{ minWidth: '12rem', flex: { xs: '1 1 10rem', sm: 'none' } }}
  >
    <option value="">All</option>
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </SelectFilter>
)

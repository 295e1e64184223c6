import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { DayFilter } from '@/shared/desk/filters/DayFilter'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { compareNames } from '@/shared/text/compareNames'
import { type NameOf, useAllUids } from '@/features/people/desk'
import { type ActivityView, kindOptions } from './activityView'

type Props = {
  view: ActivityView
  nameOf: NameOf
  onChange: (part: Partial<ActivityView>) => void
}

/** Filters entries by administrator, kind and day. */
export function ActivityFilters({ view, nameOf, onChange }: Props) {
  const { person, kind, day } = view
  const uids = useAllUids()
  // The address may name an account that was never an administrator.
  const people = [...new Set([...uids, person])]
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
        options={kindOptions}
        onChange={(chosen) => onChange({ kind: chosen })}
        sx={choiceSx}
      />
      <DayFilter
        label="Day"
        value={day}
        error={undefined}
        onChange={(chosen) => onChange({ day: chosen })}
      />
      {(person !== '' || kind !== '' || day !== '') && (
        <Button size="small" onClick={() => onChange({ person: '', kind: '', day: '' })}>
          Show all
        </Button>
      )}
    </Box>
  )
}

const choiceSx = { minWidth: '12rem', flex: { xs: '1 1 10rem', sm: 'none' } }

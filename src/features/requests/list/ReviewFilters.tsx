import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { memo } from 'react'
import { grouped } from '@/shared/validation/numbers'
import { SelectFilter } from '@/shared/desk/SelectFilter'
import { states, statesOf, type Kind, type State } from '@/shared/requests/steps'
import type { ListContext } from '../columns/listContext'
import { dueFilters, dueLabels, type StateFilter, type View } from '../view/view'

type Change = (part: Partial<View>) => void

/** How many of the records that match the other conditions are in each state. */
export type StateCounts = ReadonlyMap<State, number>

/** Undefined while only a part of the list has arrived. */
type KnownCounts = { counts: StateCounts | undefined }

type OpenSwitchProps = KnownCounts & { state: StateFilter; onChange: Change }

/** Open, or all: the two views of a list that are one press away. */
export const OpenSwitch = memo(function OpenSwitch(props: OpenSwitchProps) {
  const { state, counts, onChange } = props
  const handleChange = (_event: unknown, to: 'open' | 'all' | null) => {
    if (to !== null) onChange({ state: to })
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Which records"
      value={state}
      onChange={handleChange}
      sx={{ height: 40 }}
    >
      <ToggleButton value="open">
        <span>{`Open ${counts ? grouped(countOpen(counts)) : ''}`}</span>
      </ToggleButton>
      <ToggleButton value="all">
        <span>{`All ${counts ? grouped(countAll(counts)) : ''}`}</span>
      </ToggleButton>
    </ToggleButtonGroup>
  )
})

const sumOf = (counts: [State, number][]) => counts.reduce((sum, [, count]) => sum + count, 0)

export const countAll = (counts: StateCounts) => sumOf([...counts])

const countOpen = (counts: StateCounts) =>
  sumOf([...counts].filter(([state]) => states[state].isOpen))

type ReviewFiltersProps = KnownCounts & {
  kind: Kind
  view: Pick<View, 'state' | 'assignee' | 'due'>
  context: ListContext
  onChange: Change
}

/** Filters by the state of requests, their administrator, and their promised time. */
export const ReviewFilters = memo(function ReviewFilters(props: ReviewFiltersProps) {
  const { kind, view, counts, context, onChange } = props
  const { state, assignee, due } = view
  const isOneState = state !== 'open' && state !== 'all'
  const others = context.people.filter(({ id }) => id !== context.me)
  // A former administrator, or a uid that only the address has.
  const isUnknown =
    !['', 'me', 'nobody'].includes(assignee) && others.every(({ id }) => id !== assignee)
  return (
    <>
      <SelectFilter
        label="Status"
        value={isOneState ? state : ''}
        onChange={(chosen) => onChange({ state: chosen === '' ? 'open' : chosen })}
        options={[
          ['', state === 'all' ? 'All' : 'Open ones'],
          ...statesOf(kind).map((each) => {
            const { label } = states[each]
            return [each, counts ? `${label} (${grouped(counts.get(each) ?? 0)})` : label] as const
          }),
        ]}
        sx={choiceSx}
      />
      <SelectFilter
        label="Assigned to"
        value={assignee}
        onChange={(chosen) => onChange({ assignee: chosen })}
        options={[
          ['', 'Anyone'],
          ['me', 'Me'],
          ['nobody', 'Unassigned'],
          ...others.map(({ id }) => [id, context.nameOf(id), true] as const),
          ...(isUnknown ? [[assignee, context.nameOf(assignee)] as const] : []),
        ]}
        sx={choiceSx}
      />
      <SelectFilter
        label="Promised time"
        value={due}
        onChange={(chosen) => onChange({ due: chosen })}
        options={[['', 'Any'], ...dueFilters.map((each) => [each, dueLabels[each]] as const)]}
        sx={choiceSx}
      />
    </>
  )
})

const choiceSx = { flex: '1 1 10rem' }

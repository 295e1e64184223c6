import { states } from '@/shared/requests/steps'
import { dayText } from '@/shared/text/displayValue'
import { labelOf } from '@/shared/text/labelOf'
import { grouped } from '@/shared/validation/numbers'
import type { ListContext } from '../columns/listContext'
import { reviewFilters } from './reviewFilters'
import { besidesTab } from './tabs'
import { dueLabels, withFilter, type View } from './view'

/** A condition of a view in words. */
export type ActiveFilter = {
  name: string
  text: string
  /** The change of the view that takes it away. */
  without: Partial<View>
}

/** The conditions of a view besides its search and its tab. */
export function activeFilters(view: View, context: ListContext): ActiveFilter[] {
  const { collection, filters, from, to, only } = view
  const { state, assignee, due } = besidesTab(view)
  const active: (ActiveFilter | false)[] = [
    only.length > 0 && {
      name: 'only',
      text: `Only these ${grouped(only.length)}`,
      without: { only: [] },
    },
    state !== 'open' && {
      name: 'state',
      text: `Status: ${state === 'all' ? 'All' : states[state].label}`,
      without: { state: 'open' },
    },
    assignee !== '' && {
      name: 'assignee',
      text: assignedTo(assignee, context),
      without: { assignee: '' },
    },
    due !== '' && { name: 'due', text: dueLabels[due], without: { due: '' } },
    ...Object.entries(filters).map(([name, value]) => ({
      name,
      text: textOf(collection, name, value),
      without: { filters: withFilter(filters, name, '') },
    })),
    from !== '' && {
      name: 'from',
      text: `Received from ${dayText(from)}`,
      without: { from: '' },
    },
    to !== '' && { name: 'to', text: `Received until ${dayText(to)}`, without: { to: '' } },
  ]
  return active.filter((filter) => filter !== false)
}

function textOf({ fields }: View['collection'], name: string, value: string): string {
  const { label, options } = reviewFilters[name] ?? {}
  return `${label ?? fields.get(name)?.label ?? name}: ${options?.[value] ?? dayText(labelOf(value))}`
}

function assignedTo(assignee: string, { me, nameOf }: ListContext): string {
  if (assignee === 'nobody') return 'Not assigned'
  return `Assigned to ${nameOf(assignee === 'me' ? (me ?? '') : assignee)}`
}

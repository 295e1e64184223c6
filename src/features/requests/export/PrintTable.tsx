import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import type { ListContext } from '../columns/listContext'
import { dueLabels, type View } from '../view/view'
import { states } from '@/shared/requests/steps'
import { fileColumns } from './fileColumns'
import { PrintedTable, type Printed } from '@/shared/desk/export/PrintedTable'

type Props = {
  view: View
  context: ListContext
  printed: Printed | null
  info: LiveInfo
}

/** Printed in place of the list: every matching row, not only one page. */
export function PrintTable({ view, context, printed, info }: Props) {
  if (printed === null) return null
  const { rows, isSelection } = printed
  return (
    <PrintedTable
      title={view.collection.label}
      facts={isSelection ? ['selected'] : conditionsOf(view, context)}
      columns={fileColumns(view, context, rows)}
      printed={printed}
      info={info}
    />
  )
}

const conditionsOf = (
  { state, assignee, due, search, filters, from, to }: View,
  context: ListContext,
) => [
  ...(state === 'all' ? [] : [state === 'open' ? 'Open' : states[state].label]),
  ...(assignee === '' ? [] : [`assigned to ${assignedTo(assignee, context)}`]),
  ...(due === '' ? [] : [`promised time: ${dueLabels[due]}`]),
  ...(search === '' ? [] : [`“${search}”`]),
  ...Object.values(filters),
  ...(from === '' ? [] : [`from ${from}`]),
  ...(to === '' ? [] : [`to ${to}`]),
]

const assignedTo = (assignee: string, { me, nameOf }: ListContext) =>
  assignee === 'nobody' ? 'unassigned' : nameOf(assignee === 'me' ? (me ?? '') : assignee)

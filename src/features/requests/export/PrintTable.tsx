import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import type { ListContext } from '../columns/listContext'
import { activeFilters } from '../view/activeFilters'
import { tabOf, tabs } from '../view/tabs'
import type { View } from '../view/view'
import { fileColumns } from './fileColumns'
import { PrintedTable, type Printed } from '@/shared/desk/export/PrintedTable'

type Props = {
  view: View
  context: ListContext
  hasRemarks: boolean
  printed: Printed | null
  info: LiveInfo
}

/** Printed in place of the list: every matching row, not only one page. */
export function PrintTable({ view, context, hasRemarks, printed, info }: Props) {
  if (printed === null) return null
  const { rows, isSelection } = printed
  return (
    <PrintedTable
      title={view.collection.heading}
      facts={isSelection ? ['selected'] : conditionsOf(view, context)}
      columns={fileColumns(view, context, rows, hasRemarks)}
      printed={printed}
      info={info}
    />
  )
}

function conditionsOf(view: View, context: ListContext): string[] {
  const tab = tabOf(view)
  return [
    ...(tab === undefined || view.collection.kind === undefined ? [] : [tabs[tab].label]),
    ...(view.search === '' ? [] : [`“${view.search}”`]),
    ...activeFilters(view, context).map(({ text }) => text),
  ]
}

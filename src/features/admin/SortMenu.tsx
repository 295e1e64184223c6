import { columnsOf } from './columns'
import { ToolMenu } from './ToolMenu'
import type { Layout, View } from './view'

type Props = { layout: Layout; onChange: (part: Partial<View>) => void }

/** The order of the cards: they have no column headers to press. */
export function SortMenu({ layout, onChange }: Props) {
  const { kind, sort, columns } = layout
  const choices = columnsOf(kind)
    .filter(({ field }) => columns.includes(field))
    .flatMap(({ field, header }) => [
      { label: header, sort: { field, isDescending: false } },
      { label: `${header}, last first`, sort: { field, isDescending: true } },
    ])
  return (
    <ToolMenu
      label="Order"
      items={[{ label: 'Newest first', sort: null }, ...choices].map((choice) => ({
        label: choice.label,
        isChosen: JSON.stringify(choice.sort) === JSON.stringify(sort),
        onChoose: () => onChange({ sort: choice.sort }),
      }))}
    />
  )
}

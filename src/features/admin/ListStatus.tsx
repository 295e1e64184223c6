import { memo, useMemo } from 'react'
import { LiveText } from '@/shared/live/LiveText'
import { derive, type Source } from '@/shared/live/source'
import { grouped } from '@/shared/validation/number'
import type { Rows } from './useRows'

type Props = {
  rows: Source<Rows>
  /** How many more are still to come; null where nobody knows. */
  toCome: number | null
  isSearching: boolean
  /** One record, in a sentence. */
  singular: string
}

/** How many records are shown, of how many. */
export const ListStatus = memo(function ListStatus(props: Props) {
  const text = useMemo(() => derive(props.rows, (rows) => inWords(rows, props)), [props])
  return (
    <p role="status" className="list-status">
      <LiveText source={text} />
    </p>
  )
})

/** How it looks, for what holds it. */
export const listStatusStyles = {
  '& .list-status': { m: 0, mr: 'auto', typography: 'body1', fontWeight: 600 },
}

function inWords(rows: Rows, { toCome, isSearching, singular }: Props): string {
  const [all, found] = [rows.all.size, rows.found.size]
  if (toCome === null) return `Reading all ${singular}s…`
  if (toCome > 0) return `Reading ${grouped(all + toCome)} ${singular}s…`
  if (isSearching) return 'Searching…'
  const some = found === all ? '' : `${grouped(found)} of `
  return `${some}${grouped(all)} ${singular}${all === 1 ? '' : 's'}`
}

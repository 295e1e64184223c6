import { memo } from 'react'
import { grouped } from '@/shared/validation/number'

type Props = {
  found: number
  /** Without search and filters. */
  all: number
  /** How many more are still to come; null where nobody knows. */
  toCome: number | null
  isSearching: boolean
  /** One record, in a sentence. */
  singular: string
}

/** How many records are shown, of how many. */
export const ListStatus = memo(function ListStatus(props: Props) {
  return (
    <p role="status" className="list-status">
      {inWords(props)}
    </p>
  )
})

/** How it looks, for what holds it. */
export const listStatusStyles = {
  '& .list-status': { m: 0, mr: 'auto', typography: 'body1', fontWeight: 600 },
}

function inWords({ found, all, toCome, isSearching, singular }: Props): string {
  if (toCome === null) return `Reading all ${singular}s…`
  if (toCome > 0) return `Reading ${grouped(all + toCome)} ${singular}s…`
  if (isSearching) return 'Searching…'
  const some = found === all ? '' : `${grouped(found)} of `
  return `${some}${grouped(all)} ${singular}${all === 1 ? '' : 's'}`
}

import Typography from '@mui/material/Typography'
import { memo } from 'react'

type Props = {
  found: number
  /** Without search and filters. */
  all: number
  isSearching: boolean
  /** One record, in a sentence. */
  singular: string
}

const counted = new Intl.NumberFormat('en-IN')

/** How many records are shown, of how many. */
export const ListStatus = memo(function ListStatus({ found, all, isSearching, singular }: Props) {
  const several = all === 1 ? '' : 's'
  const some = found === all ? '' : `${counted.format(found)} of `
  return (
    <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
      {isSearching ? 'Searching…' : `${some}${counted.format(all)} ${singular}${several}`}
    </Typography>
  )
})

import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useContext, type MouseEvent } from 'react'
import { titleOf, type AdminRecord } from '../records'
import { addressOf, type AdminCollection } from '../types'
import { ListContext } from './ListContext'
import { RecordBadges } from './RecordBadges'

type Props = {
  collection: AdminCollection
  record: AdminRecord
  /** In a grid the arrow keys lead to a link, so the Tab key passes it over. */
  tabIndex?: number
}

/** The name of a record as the way to all of it, with what there is to notice. */
export function RecordName({ collection, record, tabIndex }: Props) {
  const list = useContext(ListContext)

  function handleClick(event: MouseEvent) {
    // What asks for another tab, a window or a file stays the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    list?.open(record.id)
  }

  return (
    <Box component="span" sx={nameSx}>
      <Link
        href={addressOf(collection, record.id)}
        onClick={handleClick}
        tabIndex={tabIndex}
        underline="hover"
        sx={linkSx}
      >
        {titleOf(record) ?? 'No name'}
      </Link>
      <RecordBadges record={record} />
    </Box>
  )
}

const nameSx = { display: 'flex', alignItems: 'center', minWidth: 0, maxWidth: '100%' }
/** A long name gives way to what is marked beside it. */
const linkSx = { fontWeight: 600, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }

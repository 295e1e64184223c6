import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { Link as RouterLink } from 'react-router-dom'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { isConflict } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { grouped } from '@/shared/validation/numbers'
import { addressOf, collectionById } from '../collections'
import { useNameOf, type NameOf } from '@/features/people/desk'
import { referenceOf } from '@/shared/requests/reference'
import { stateOf } from '@/shared/requests/review'
import { states } from '@/shared/requests/steps'
import type { Bulk, BulkItem } from './bulkSlice'

type Props = { bulk: Bulk; onClose: () => void }

/** The result for each record; failures come first. */
export function BulkResults({ bulk, onClose }: Props) {
  const nameOf = useNameOf()
  const collection = collectionById(bulk.kind)
  const items = bulk.items
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
    .slice(0, mostShown)
  return (
    <AppDialog
      title={bulk.label}
      onClose={onClose}
      dividers
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <List dense disablePadding>
        {items.map((item) => (
          <ListItem key={item.id} disableGutters>
            <ListItemText
              primary={
                collection && (
                  <span translate="no">
                    <Link
                      component={RouterLink}
                      to={addressOf(collection, item.id)}
                      onClick={onClose}
                    >
                      <bdi>{item.name}</bdi>
                    </Link>
                    {` · ${referenceOf(collection.prefix, item.id)}`}
                  </span>
                )
              }
              secondary={resultOf(item, nameOf)}
              slotProps={item.status === 'failed' ? failedSlots : undefined}
            />
          </ListItem>
        ))}
      </List>
      {bulk.items.length > mostShown && (
        <Box component="p">{`And ${grouped(bulk.items.length - mostShown)} more.`}</Box>
      )}
    </AppDialog>
  )
}

/** A dialog with thousands of entries would take seconds to render. */
const mostShown = 200

const order: BulkItem['status'][] = ['failed', 'waiting', 'done']

const failedSlots = { secondary: { sx: { color: 'error.main' } } }

function resultOf({ status, error }: BulkItem, nameOf: NameOf): string {
  if (status === 'done') return 'Done'
  if (status === 'waiting') return 'Not yet'
  if (!isConflict(error)) return messageOf(error ?? {})
  const { current } = error
  if (current === undefined) return 'A colleague was first. Nothing was saved.'
  const { label } = states[stateOf({ review: current })]
  const reason = current.reason === undefined ? '' : `, “${current.reason}”`
  return `Changed first by ${nameOf(current.by)}, ${current.at}: ${label}${reason}. Nothing was saved.`
}

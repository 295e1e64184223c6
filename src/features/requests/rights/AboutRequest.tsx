import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import { isOpen } from '@/shared/requests/review'
import { addressOf, type AdminCollection } from '../collections'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { ExportButton } from '@/shared/desk/export/ExportButton'
import { saveRecord } from '../export/saveRecord'
import { titleOf } from '../records'
import { useListenHistoryQuery } from '../review/reviewApi'
import { statesInWords } from './disclosure'
import type { RequestOf } from './requestOf'

const answers: { [kind: string]: string } = {
  See: 'Save the file, send it to the person with “Send message…”, and press “Done”.',
  Correct: 'Open the request and correct it there. What was sent stays beside it.',
  Withdraw:
    'The request is locked already. Move it to the trash unless something has to be kept. If it was a mistake, an owner can take the withdrawal back.',
  Erase: 'Tell the person first. Then move the request to the trash; an owner erases it there.',
  Complain: 'The contact person answers.',
}

/** On the page of a rights request: the request that it is about, and how to answer. */
export function AboutRequest({ rights, about }: { rights: AdminRecord; about: RequestOf }) {
  const { collection, record, isErased, error, refetch } = about
  const answer = answers[String(rights.kind)]
  return (
    <Box component="section" aria-label="About" sx={{ mb: 2 }}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isErased && (
        <Alert severity="info">
          The request that this is about was erased. Its contacts were erased, too.
        </Alert>
      )}
      {collection !== undefined && record !== undefined && (
        <>
          <Typography sx={{ mb: 0.5 }}>
            <span>About </span>
            <Link
              component={RouterLink}
              to={addressOf(collection, record.id)}
              sx={{ fontWeight: 600 }}
            >
              <bdi translate="no">{titleOf(record) ?? 'No name'}</bdi>
              <span translate="no">{`, ${referenceOf(collection.prefix, record.id)}`}</span>
            </Link>
            <span>{` (${collection.singular})`}</span>
          </Typography>
          {isOpen(rights) && (
            <Typography className="screen-only" sx={{ mb: 1, color: 'text.secondary' }}>
              {answer}
            </Typography>
          )}
          {rights.kind === 'See' && <SaveFile collection={collection} record={record} />}
        </>
      )}
    </Box>
  )
}

type RequestProps = { collection: AdminCollection; record: AdminRecord }

/** All stored data of a person's request, without the desk's own notes. */
function SaveFile({ collection, record }: RequestProps) {
  const { data: history } = useListenHistoryQuery({ kind: collection.id, id: record.id })
  const steps = history?.status === 'ready' ? statesInWords(record, history.items) : undefined
  return (
    <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ExportButton
        label="Save the file for the person"
        exported={{ list: collection.id, format: 'file', count: 1 }}
        disabled={steps === undefined}
        onExport={() => saveRecord(collection, record, steps)}
      />
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useNameOf } from '@/features/people/desk'
import { MenuButton } from '@/shared/desk/MenuButton'
import { documents, type DocumentId } from '@/shared/validation/documents'
import type { Target } from '@/shared/requests/review'
import type { Review } from '@/shared/validation/review'
import { useAction } from '../review/useAction'

type Props = { target: Target; received: Review['documents']; canEdit: boolean }

const all = Object.keys(documents) as DocumentId[]

/** The documents that have arrived, each with the administrator and the time; a tick in the menu adds one. */
export function DocumentList({ target, received = {}, canEdit }: Props) {
  const nameOf = useNameOf()
  const { press, isLoading, failure } = useAction(target)
  const missing = all.filter((document) => received[document] === undefined)
  return (
    <>
      {missing.length < all.length && (
        <Box component="ul" sx={{ m: 0, mb: 0.5, pl: 2.5 }}>
          {all.map((document) => {
            const tick = received[document]
            if (tick === undefined) return null
            return (
              <li key={document}>
                <span>{documents[document]}</span>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <span>{tick.on}</span>, <bdi translate="no">{nameOf(tick.by)}</bdi>
                </Typography>
              </li>
            )
          })}
        </Box>
      )}
      {missing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${missing.length} not received: ${missing.map((document) => documents[document]).join(', ')}`}
        </Typography>
      )}
      {canEdit && (
        <Box className="screen-only" sx={{ mt: 1 }}>
          <MenuButton
            label="Mark documents received"
            choice="many"
            items={all.map((document) => {
              const isTicked = received[document] !== undefined
              return {
                label: documents[document],
                isChosen: isTicked,
                onChoose: () =>
                  void (isLoading || press({ kind: 'document', document, isTicked: !isTicked })),
              }
            })}
          />
        </Box>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  )
}

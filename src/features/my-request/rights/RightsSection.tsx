import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { boardAddress, contactPath } from '@/content/privacy/rights'
import { useAtRest } from '@/shared/config/atRest'
import { importWithRetry } from '@/shared/config/importPart'
import { referenceOf } from '@/shared/requests/reference'
import { rightsPrefix } from '@/shared/requests/kinds'
import { rightsKinds, type RightsKind } from '@/shared/requests/rights'
import { dayInIndia } from '@/shared/text/dateText'
import { TextLink } from '@/shared/ui/TextLink'
import { inNewTab } from '@/shared/text/links'
import { texts } from '@/texts/request-status'
import { texts as rightsTexts } from '@/texts/rights'
import type { RequestStatus } from '../api'
import { RightsList } from './RightsList'

// Looking up a request does not need it.
const loadForm = () => import('./RightsForm')
const RightsForm = lazy(async () => ({ default: (await importWithRetry(loadForm)).RightsForm }))

type Props = {
  status: RequestStatus
  /** Of the request, if it was just looked up with it. */
  mobile?: string
  /** Reads the status again. */
  onSent: () => PromiseLike<unknown>
}

/** The rights requests about a request so far, and the buttons that make new ones. */
export function RightsSection({ status, mobile, onSent }: Props) {
  const { rights } = status
  useAtRest(loadForm)
  const [open, setOpen] = useState<RightsKind>()
  /** The id of the rights request just sent; null if the request was withdrawn or erased in the meantime. */
  const [sent, setSent] = useState<string | null>()
  const possible = rightsKinds.filter((kind) => isPossible(kind, status))

  async function handleSent(id?: string) {
    await onSent()
    setOpen(undefined)
    setSent(id ?? null)
  }

  return (
    <Paper component="section" variant="outlined" aria-labelledby="rights" sx={cardSx}>
      <Typography id="rights" variant="h2">
        {texts.yourData}
      </Typography>
      <Typography>{texts.noAccount}</Typography>
      {sent !== undefined && <Sent id={sent} status={status} />}
      {rights.length > 0 && <RightsList rights={rights} withdrawnAt={status.withdrawnAt} />}
      <Box className="screen-only" role="group" aria-labelledby="rights" sx={choicesSx}>
        {possible.map((kind) => (
          <Button
            key={kind}
            variant={kind === open ? 'contained' : 'outlined'}
            aria-expanded={kind === open}
            onClick={() => {
              setSent(undefined)
              setOpen(kind === open ? undefined : kind)
            }}
            sx={{ minHeight: 44 }}
          >
            {texts.rights[kind]}
          </Button>
        ))}
      </Box>
      {open !== undefined && possible.includes(open) && (
        <Box component="section" aria-label={texts.rights[open]} sx={{ width: '100%' }}>
          <Suspense fallback={<Typography>{texts.loading}</Typography>}>
            <RightsForm
              key={open}
              status={status}
              kind={open}
              mobile={mobile}
              onSent={handleSent}
            />
          </Suspense>
        </Box>
      )}
      {(open !== undefined || rights.length > 0) && <WhomToAsk />}
    </Paper>
  )
}

/** The contact person, and how to complain elsewhere. */
const WhomToAsk = () => (
  <div>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {texts.yourContact}
    </Typography>
    <Typography sx={{ mb: 1 }}>
      <span>{`${rightsTexts.contact.name} ${rightsTexts.contact.text} `}</span>
      <TextLink to={contactPath}>{rightsTexts.reachOffice}</TextLink>
    </Typography>
    {rightsTexts.board.text.map((text) => (
      <Typography key={text} sx={{ mb: 1 }}>
        {text}
      </Typography>
    ))}
    <Link href={boardAddress} {...inNewTab}>
      {rightsTexts.board.name}
    </Link>
  </div>
)

/** A withdrawn request is not corrected, and nothing is left of an erased request. */
function isPossible(kind: RightsKind, { state, withdrawnAt }: RequestStatus): boolean {
  if (state === 'erased') return kind === 'Complain'
  return withdrawnAt === null || !['Correct', 'Withdraw'].includes(kind)
}

function Sent({ id, status }: { id: string | null; status: RequestStatus }) {
  const { kind, due } = status.rights.find((request) => request.id === id) ?? {}
  const alert = useRef<HTMLDivElement>(null)
  // It takes the place of the form, which had the focus.
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert
      ref={alert}
      severity={id === null ? 'info' : 'success'}
      tabIndex={-1}
      sx={{ width: '100%' }}
    >
      {id === null ? (
        texts.tooLate
      ) : (
        <>
          <span>{texts.registeredAs[0]}</span>
          <strong translate="no">{referenceOf(rightsPrefix, id)}</strong>
          {texts.registeredAs[1]}
          {/* A withdrawal counts at once. */}
          {due !== undefined && kind !== 'Withdraw' && (
            <span>{texts.replyBy(dayInIndia(due))}</span>
          )}
        </>
      )}
    </Alert>
  )
}

const cardSx = { p: 3, mb: 4, display: 'grid', gap: 2, justifyItems: 'start' }

const choicesSx = { display: 'flex', flexWrap: 'wrap', gap: 1 }

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useRefetchAfterFailure } from '@/shared/desk/useRefetchAfterFailure'
import type { AppError } from '@/shared/firestore/errors'
import { TextLink } from '@/shared/ui/TextLink'
import { texts } from '@/texts/request-listing'
import type { RequestStatus } from '../api'
import { ChangeForm, TakeOutForm } from './ListingForms'
import { listedInWords, officeInWords, waitingInWords } from './listingWords'
import { useReadOwnListingQuery } from './wish'

type Props = {
  status: RequestStatus
  /** Of the request, if it was just looked up with it. */
  mobile?: string
  /** Reads the status again. */
  onChanged: () => PromiseLike<unknown>
}

/** The entry of the firm in the directory, and the forms that change it. */
export function ListingPart({ status, mobile, onChanged }: Props) {
  const query = useReadOwnListingQuery(status.key)
  useRefetchAfterFailure(query)
  const { data: listed, error, refetch } = query
  const [open, setOpen] = useState<'contacts' | 'out'>()
  const [sent, setSent] = useState<string>()

  async function handleSent(words: string) {
    await Promise.all([refetch(), onChanged()])
    setOpen(undefined)
    setSent(words)
  }

  function handleOpen(form: 'contacts' | 'out') {
    setSent(undefined)
    setOpen(form === open ? undefined : form)
  }

  // Of a withdrawn request nothing is added.
  const canAdd = status.withdrawnAt === null
  const waiting =
    canAdd && listed !== undefined && sent === undefined && waitingInWords(listed, status.wish)
  const byOffice = officeInWords(status)
  const titles = {
    ...(canAdd && { contacts: listed === null ? texts.askToBeListed : texts.changeContacts }),
    ...(listed !== null && { out: texts.takeOut }),
  }
  return (
    <>
      {error !== undefined && (
        <Alert severity="error">
          <span>{(error as AppError).message}</span> {texts.triesAgain}
        </Alert>
      )}
      {sent !== undefined && <Sent words={sent} />}
      <Typography role="status">
        {listed === undefined ? error === undefined && texts.lookingUp : listedInWords(listed)}
      </Typography>
      {waiting && <Typography>{waiting}</Typography>}
      {listed !== undefined && byOffice && <Typography>{byOffice}</Typography>}
      {listed !== undefined && (
        <Box className="screen-only" role="group" aria-labelledby="listing" sx={choicesSx}>
          {(['contacts', 'out'] as const)
            .filter((form) => titles[form] !== undefined)
            .map((form) => (
              <Button
                key={titles[form]}
                variant={form === open ? 'contained' : 'outlined'}
                aria-expanded={form === open}
                onClick={() => handleOpen(form)}
                sx={{ minHeight: 44 }}
              >
                {titles[form]}
              </Button>
            ))}
        </Box>
      )}
      {listed !== undefined && open !== undefined && titles[open] !== undefined && (
        <Box component="section" aria-label={titles[open]} sx={{ width: '100%' }}>
          {open === 'contacts' ? (
            <ChangeForm
              statusKey={status.key}
              listed={listed}
              mobile={mobile}
              onSent={handleSent}
            />
          ) : (
            <TakeOutForm statusKey={status.key} mobile={mobile} onSent={handleSent} />
          )}
        </Box>
      )}
      <TextLink to="/directory/">{texts.directory}</TextLink>
    </>
  )
}

function Sent({ words }: { words: string }) {
  const alert = useRef<HTMLDivElement>(null)
  // It takes the place of the form, which had the focus.
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert ref={alert} severity="success" tabIndex={-1} sx={{ width: '100%' }}>
      {words}
    </Alert>
  )
}

const choicesSx = { display: 'flex', flexWrap: 'wrap', gap: 1 }

import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import type { AppError } from '@/shared/firestore/errors'
import { TextLink } from '@/shared/ui/TextLink'
import { texts } from '@/texts/forms'
import { useOnline } from './useOnline'

type SendFailureProps = {
  failure: AppError
  /** Undefined where the form's own button is close enough. */
  onRetry: (() => void) | undefined
  /** Whether visitors read it: they can ask the office. */
  isPublic: boolean
}

/** Why sending failed, and a button to try again. */
export function SendFailure({ failure, onRetry, isPublic }: SendFailureProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [failure])

  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const isBack = onRetry !== undefined && isOnline && wasOffline

  return (
    <Alert severity={isBack ? 'info' : 'error'} ref={alert} tabIndex={-1}>
      <span>{isBack ? texts.onlineAgain : failure.message}</span>
      {onRetry !== undefined && (
        <>
          {!isOnline && <span>{` ${texts.offlineNow}`}</span>}
          <Button
            variant="outlined"
            color="inherit"
            onClick={onRetry}
            sx={{ display: 'block', mt: 1.5, minHeight: 44 }}
          >
            <span>{isBack ? texts.sendNow : texts.tryAgain}</span>
          </Button>
        </>
      )}
      {isPublic && (
        <div>
          <TextLink to="/contacts/">{texts.reachOffice}</TextLink>
        </div>
      )}
    </Alert>
  )
}

export type FirstVersionStoredProps = {
  /** The stored version's number, if the form gives one. */
  reference?: string
  isBusy: boolean
  /** Of the last try, if it was refused because of the stored version. */
  refused: AppError | undefined
  onSubmitAsNew: () => void
  onKeepFirst: () => void
}

/**
 * For a visitor whose first submission was stored without an answer, and who then changed something
 * and submitted again. The stored version cannot be changed from here. It stays until one of the two
 * is chosen, whatever else happens.
 */
export function FirstVersionStored(props: FirstVersionStoredProps) {
  const { reference, isBusy, refused, onSubmitAsNew, onKeepFirst } = props
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) alert.current?.focus()
  }, [refused])

  return (
    <Alert severity="warning" ref={alert} tabIndex={-1}>
      <AlertTitle>{texts.firstVersion}</AlertTitle>
      {reference !== undefined && (
        <>
          {texts.itsNumber}
          <span translate="no">{reference}</span>
          {`${texts.itsNumberEnd} `}
        </>
      )}
      {texts.changesNotPart}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" variant="outlined" onClick={onSubmitAsNew} disabled={isBusy}>
          {texts.submitAsNew}
        </Button>
        <Button color="inherit" onClick={onKeepFirst} disabled={isBusy}>
          {texts.keepFirst}
        </Button>
      </Box>
    </Alert>
  )
}

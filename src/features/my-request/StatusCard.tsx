import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useServerClock } from '@/shared/config/readServerClock'
import type { AppError } from '@/shared/firestore/errors'
import { officeWords } from '@/shared/validation/officeWords'
import { clockTime, dayInIndia } from '@/shared/text/dateText'
import { langOf } from '@/shared/text/langOf'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { TextLink } from '@/shared/ui/TextLink'
import { texts as lookUpTexts } from '@/texts/my-request'
import { texts } from '@/texts/request-status'
import { texts as stateTexts } from '@/texts/states'
import { AnswerDetails } from './AnswerDetails'
import { useReadStatusQuery, type RequestStatus } from './api'
import { ListingSection } from './listing/ListingSection'
import { RightsSection } from './rights/RightsSection'
import { isPast } from './isPast'

type Props = {
  /** From the address. */
  statusKey: string
  /** The two numbers that were typed a moment ago, if they were. */
  lookedUpWith?: { reference: string; mobile: string }
  /** Whether its address was put into the form a moment ago. */
  isOpenedHere?: boolean
}

/** The status of a request, read when the page opens, when it becomes visible and on a press. */
export function StatusCard({ statusKey, lookedUpWith, isOpenedHere = false }: Props) {
  const wasLookedUp = lookedUpWith !== undefined
  // The day of a promise may be over by the device's clock alone.
  useServerClock()
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useReadStatusQuery(statusKey, {
    // The form has read it.
    refetchOnMountOrArgChange: !wasLookedUp,
  })

  // RTK Query's `refetchOnFocus` needs `setupListeners`, which every form would load.
  useEffect(() => {
    const handleChange = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    document.addEventListener('visibilitychange', handleChange)
    return () => document.removeEventListener('visibilitychange', handleChange)
  }, [refetch])

  const heading = useRef<HTMLHeadingElement>(null)
  const takesFocus = (wasLookedUp || isOpenedHere) && data !== undefined
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <>
      <Paper component="section" variant="outlined" aria-labelledby="status" sx={cardSx}>
        <Typography ref={heading} id="status" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {data ? texts.kinds[data.kind] : texts.yourRequest}
        </Typography>
        {data && lookedUpWith && <span translate="no">{lookedUpWith.reference}</span>}
        {error !== undefined && (
          <Alert severity="error">
            <span>{(error as AppError).message}</span>{' '}
            <TextLink to="/contacts/">{texts.reachOffice}</TextLink>
          </Alert>
        )}
        {data === null && (
          <Alert severity="warning">
            {lookUpTexts.nothingFound} <TextLink to="/contacts/">{texts.reachOffice}</TextLink>
          </Alert>
        )}
        {data?.said && data.state === 'received' && data.withdrawnAt === null ? (
          <AnswerDetails
            said={data.said}
            since={data.since}
            statusKey={data.key}
            reference={lookedUpWith?.reference}
          />
        ) : (
          data && <StatusDetails {...data} />
        )}
        <Box className="screen-only" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Button
            variant="outlined"
            size="large"
            onClick={() => void refetch()}
            sx={{ minHeight: 44 }}
          >
            {texts.refresh}
          </Button>
          <Typography role="status" variant="body2">
            {isFetching
              ? texts.lookingUp
              : fulfilledTimeStamp !== undefined && texts.asOf(clockTime(fulfilledTimeStamp))}
          </Typography>
        </Box>
      </Paper>
      {data?.kind === 'registrations' && data.state === 'approved' && (
        <ListingSection status={data} mobile={lookedUpWith?.mobile} onChanged={refetch} />
      )}
      {data && <RightsSection status={data} mobile={lookedUpWith?.mobile} onSent={refetch} />}
    </>
  )
}

function StatusDetails({ state, since, withdrawnAt, text, due }: RequestStatus) {
  const isErased = state === 'erased'
  const isOver = due !== undefined && isPast(due)
  const begin = isErased ? since : (withdrawnAt ?? since)
  const current = isErased || withdrawnAt === null ? state : 'withdrawn'
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <DefinitionRow label={texts.status}>
          <strong>{stateTexts[current]}</strong>
          {begin !== null && (
            <span>{(lasting.has(current) ? texts.since : texts.on)(dayInIndia(begin))}</span>
          )}
        </DefinitionRow>
        {due !== undefined && (
          <DefinitionRow label={isOver ? texts.shouldHaveAnsweredBy : texts.answersBy}>
            {dayInIndia(due)}
          </DefinitionRow>
        )}
        {text !== undefined && (
          <DefinitionRow label={texts.officeWrites}>
            <Box
              component="span"
              lang={langOf(officeWords(text))}
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {officeWords(text)}
            </Box>
          </DefinitionRow>
        )}
        <DefinitionRow label={texts.next}>
          {current === 'erased'
            ? texts.nextOfErased
            : withdrawnAt !== null
              ? texts.nextOfWithdrawn
              : isOver
                ? texts.nextOfOverdue
                : texts.nextSteps[current]}
        </DefinitionRow>
      </Box>
      <TextLink to="/contacts/">{texts.reachOffice}</TextLink>
    </>
  )
}

/** The others happened on a day. */
const lasting = new Set<RequestStatus['state']>(['reviewing', 'waiting'])

const cardSx = { p: 3, mb: 4, display: 'grid', gap: 2, justifyItems: 'start' }

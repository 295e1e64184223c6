import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useServerClock } from '@/shared/config/readServerClock'
import type { AppError } from '@/shared/firestore/errors'
import { states } from '@/shared/requests/states'
import { clockTime, dayInIndia } from '@/shared/text/dateText'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { TextLink } from '@/shared/ui/TextLink'
import { AnswerDetails } from './AnswerDetails'
import { useReadStatusQuery, type RequestStatus } from './api'
import { ListingSection } from './listing/ListingSection'
import { nothingFound } from './misses'
import { RightsSection } from './rights/RightsSection'
import {
  isPast,
  kindNames,
  nextOfErased,
  nextOfOverdue,
  nextOfWithdrawn,
  nextSteps,
} from './statusWords'

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
          {data ? kindNames[data.kind] : 'Your request'}
        </Typography>
        {data && lookedUpWith && <span translate="no">{lookedUpWith.reference}</span>}
        {error !== undefined && (
          <Alert severity="error">
            <span>{(error as AppError).message}</span>{' '}
            <TextLink to="/contacts/">How to reach the office</TextLink>
          </Alert>
        )}
        {data === null && (
          <Alert severity="warning">
            {nothingFound} <TextLink to="/contacts/">How to reach the office</TextLink>
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
            disabled={isFetching}
            sx={{ minHeight: 44 }}
          >
            Refresh
          </Button>
          <Typography role="status" variant="body2">
            {isFetching
              ? 'Looking up…'
              : fulfilledTimeStamp !== undefined && `As of ${clockTime(fulfilledTimeStamp)}`}
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
        <DefinitionRow label="Status">
          <strong>{current === 'erased' ? 'Erased' : states[current].applicant}</strong>
          {begin !== null && (
            <span>{` ${lasting.has(current) ? 'since' : 'on'} ${dayInIndia(begin)}`}</span>
          )}
        </DefinitionRow>
        {due !== undefined && (
          <DefinitionRow
            label={
              isOver ? 'The association should have answered by' : 'The association answers by'
            }
          >
            {dayInIndia(due)}
          </DefinitionRow>
        )}
        {text !== undefined && (
          <DefinitionRow label="The office writes">
            <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Box>
          </DefinitionRow>
        )}
        <DefinitionRow label="What to do next">
          {current === 'erased'
            ? nextOfErased
            : withdrawnAt !== null
              ? nextOfWithdrawn
              : isOver
                ? nextOfOverdue
                : nextSteps[current]}
        </DefinitionRow>
      </Box>
      <TextLink to="/contacts/">How to reach the office</TextLink>
    </>
  )
}

/** The others happened on a day. */
const lasting = new Set<RequestStatus['state']>(['reviewing', 'waiting'])

const cardSx = { p: 3, mb: 4, display: 'grid', gap: 2, justifyItems: 'start' }

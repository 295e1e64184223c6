import ValidIcon from '@mui/icons-material/CheckCircleOutlined'
import OpenIcon from '@mui/icons-material/ScheduleOutlined'
import OverIcon from '@mui/icons-material/RemoveOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useServerClock } from '@/shared/config/readServerClock'
import { serverNow } from '@/shared/config/serverClock'
import type { AppError } from '@/shared/firestore/errors'
import { dateTimeInIndia } from '@/shared/text/dateText'
import { labelOf } from '@/shared/text/labelOf'
import { langOf } from '@/shared/text/langOf'
import { TextLink } from '@/shared/ui/TextLink'
import { today } from '@/shared/validation/dates'
import { texts } from '@/texts/verify'
import { useReadCardQuery, useReadListedFirmQuery, type CheckedCard } from './api'
import { cardInWords } from './cardWords'

type Props = { cardKey: string; takesFocus: boolean }

/** Milliseconds. While the card could not be read, it is tried again. */
const again = 8_000

/** The card, read when the page opens, when it becomes visible, and on a press. */
export function CardResult({ cardKey, takesFocus }: Props) {
  // The day of the device may be another one.
  useServerClock()
  const { data, error, isFetching, refetch } = useReadCardQuery(cardKey, {
    refetchOnMountOrArgChange: true,
  })
  const hasFailed = error !== undefined

  useEffect(() => {
    const handleChange = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    document.addEventListener('visibilitychange', handleChange)
    window.addEventListener('online', handleChange)
    const timer = hasFailed ? setInterval(handleChange, again) : undefined
    return () => {
      document.removeEventListener('visibilitychange', handleChange)
      window.removeEventListener('online', handleChange)
      clearInterval(timer)
    }
  }, [refetch, hasFailed])

  const result = useRef<HTMLDivElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (takesFocus && isThere) result.current?.focus()
  }, [takesFocus, isThere])

  return (
    <Box ref={result} tabIndex={-1} sx={{ outline: 'none', mb: 4 }}>
      {hasFailed ? (
        <Alert severity="error">{(error as AppError).message}</Alert>
      ) : data ? (
        <ShownCard {...data} />
      ) : (
        data === null && (
          <Alert severity="warning" sx={largeSx}>
            {texts.unknown} <TextLink to="/contacts/">{texts.office}</TextLink>
          </Alert>
        )
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <Button
          variant="outlined"
          size="large"
          onClick={() => void refetch()}
          disabled={isFetching}
          sx={{ minHeight: 44 }}
        >
          {texts.again}
        </Button>
        <Typography role="status">
          {isFetching
            ? texts.checking
            : isThere && !hasFailed && texts.checkedOn(dateTimeInIndia(serverNow()))}
        </Typography>
      </Box>
    </Box>
  )
}

const tones = {
  valid: { Icon: ValidIcon, color: 'success.main' },
  open: { Icon: OpenIcon, color: 'warning.main' },
  over: { Icon: OverIcon, color: 'text.secondary' },
}

/** Black on white with a coloured edge: it is read outdoors. */
function ShownCard({ card, graceDays }: CheckedCard) {
  const { tone, heading, text } = cardInWords(card, today(), graceDays)
  const { Icon, color } = tones[tone]
  const { data: firm } = useReadListedFirmQuery(card.number)
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="result"
      sx={{ p: { xs: 2, sm: 3 }, borderLeft: 12, borderLeftColor: color }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon aria-hidden sx={{ fontSize: 44, color }} />
        <Typography id="result" variant="h2" sx={{ fontSize: '2rem', fontWeight: 700 }}>
          {heading}
        </Typography>
      </Box>
      <Typography sx={largeSx}>{text}</Typography>
      <Box component="dl" sx={factsSx}>
        <dt>{texts.number}</dt>
        <dd>
          <bdi translate="no">{card.number}</bdi>
        </dd>
        <dt>{texts.kind}</dt>
        <dd>{labelOf(card.kind)}</dd>
        {firm && (
          <>
            <dt>{texts.firm}</dt>
            <dd>
              <bdi lang={langOf(firm)} translate="no">
                {firm}
              </bdi>
            </dd>
          </>
        )}
      </Box>
    </Paper>
  )
}

const largeSx = { fontSize: '1.25rem', lineHeight: 1.5 }
const factsSx = {
  m: 0,
  mt: 2,
  '& dt': { fontSize: '1rem' },
  '& dd': { m: 0, mb: 1, fontSize: '1.5rem', fontWeight: 700, overflowWrap: 'anywhere' },
}

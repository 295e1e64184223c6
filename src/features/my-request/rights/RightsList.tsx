import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { referenceOf } from '@/shared/requests/reference'
import { rightsPrefix } from '@/shared/requests/kinds'
import { rightsStateInWords } from '@/shared/requests/rights'
import { langOf } from '@/shared/text/langOf'
import { dayInIndia } from '@/shared/text/dateText'
import { officeWords } from '@/shared/validation/officeWords'
import { texts } from '@/texts/request-status'
import type { RightsAnswer } from '../api'
import { isPast } from '../isPast'

type Props = {
  rights: readonly RightsAnswer[]
  /** When the request was withdrawn; null while it is not. */
  withdrawnAt: number | null
}

/** The rights requests so far, with their states. */
export const RightsList = ({ rights, withdrawnAt }: Props) => (
  <Box component="ul" aria-label={texts.askedFor} sx={listSx}>
    {rights.map(({ id, kind, state, at, since, text, due }) => (
      <li key={id}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {texts.rights[kind]}
        </Typography>
        <div>
          <span translate="no">{referenceOf(rightsPrefix, id)}</span>
          {at !== null && <span>{texts.askedOn(dayInIndia(at))}</span>}
        </div>
        {/* A withdrawal counts at once: it waits for no reply. */}
        {kind === 'Withdraw' && withdrawnAt !== null && state === 'received' ? (
          <strong>{texts.done}</strong>
        ) : (
          <div>
            <strong>{rightsStateInWords(state, kind)}</strong>
            {since !== null && since !== at && <span>{texts.since(dayInIndia(since))}</span>}
            {due !== undefined && <span>{promiseOf(due)(dayInIndia(due))}</span>}
          </div>
        )}
        {text !== undefined && (
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <span>{texts.officeWritesText}</span>
            <span lang={langOf(officeWords(text))}>{officeWords(text)}</span>
          </Box>
        )}
      </li>
    ))}
  </Box>
)

const promiseOf = (due: number) =>
  isPast(due) ? texts.officeShouldHaveAnsweredBy : texts.officeAnswersBy

const listSx = {
  m: 0,
  p: 0,
  width: '100%',
  listStyle: 'none',
  '& > li': { py: 1.5, borderTop: 1, borderColor: 'divider' },
  '& > li:last-of-type': { borderBottom: 1, borderColor: 'divider' },
}

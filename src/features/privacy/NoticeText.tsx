import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { FormId } from '@/content/forms'
import { notices, type Notice, type NoticePart } from '@/content/privacy/notices'
import { myRequestPath } from '@/shared/requests/link'
import type { RequestKind } from '@/shared/requests/kinds'
import { TextLink } from '@/shared/ui/TextLink'
import { Collected } from './Collected'
import { Board, Contact } from './Contact'
import { kindOf } from './kinds'
import { inDays, inMonths, usePeriods, type Periods } from './periods'

/** The whole notice of a form, below what the form itself shows of it. */
export const WholeNotice = ({ form }: { form: FormId }) => (
  <NoticeParts notice={notices[0]} kind={kindOf[form]} heading="h4" />
)

/** The notice that an applicant agreed to, with the short text of the form. */
export function AgreedNotice({ version, kind }: { version: string; kind: string }) {
  const notice = notices.find((one) => one.version === version)
  if (notice === undefined) {
    return (
      <Typography>
        This site knows no notice of this version, so it cannot show what was agreed to.
      </Typography>
    )
  }
  return (
    <Box lang={notice.language} sx={{ display: 'grid', gap: 1.5 }}>
      {notice.summary.map(({ title, text }) => (
        <Typography key={title} variant="body2">
          <strong>{title}:</strong> {text}
        </Typography>
      ))}
      <NoticeParts notice={notice} kind={kind} heading="h3" />
      {notice.parts.some(({ period, extra }) => period || extra === 'contact') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Periods, contact person and Board are shown here as they are today.
        </Typography>
      )}
    </Box>
  )
}

type PartsProps = { notice: Notice; kind: string | undefined; heading: 'h3' | 'h4' }

function NoticeParts({ notice, kind, heading }: PartsProps) {
  const { periods, error } = usePeriods()
  const form = notice.forms.find(({ id }) => kindOf[id] === kind)
  return (
    <Box lang={notice.language} sx={{ typography: 'body2', '& section': { mb: 2 } }}>
      {notice.parts.map((part) => (
        <section key={part.title}>
          <Typography variant="body2" component={heading} sx={{ fontWeight: 700 }}>
            {part.title}
          </Typography>
          <Typography variant="inherit">
            {part.period && error
              ? `We could not look up the period: ${error.message}`
              : textOf(part, kind, periods)}
          </Typography>
          {part.extra === 'collected' && form && <Collected {...form} />}
          {part.extra === 'ways' && <Ways />}
          {part.extra === 'contact' && <Contact />}
          {part.extra === 'board' && <Board />}
        </section>
      ))}
    </Box>
  )
}

/** The text of a part, with its period once that is known. */
function textOf({ text, period }: NoticePart, kind: string | undefined, periods?: Periods) {
  if (period === undefined) return text
  if (periods === undefined) return 'Looking up the period…'
  const { retention, rights } = periods
  const months = retention[kind as RequestKind]
  const decided =
    period.setting === 'rights'
      ? rights !== undefined && inDays(rights)
      : months !== undefined && inMonths(months)
  return decided === false ? period.undecided : text.replace('{period}', decided)
}

const Ways = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
    <TextLink to={myRequestPath}>My Request</TextLink>
    <TextLink to="/contacts/">The office</TextLink>
  </Box>
)

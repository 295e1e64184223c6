import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { myRequestPath } from '@/shared/requests/link'
import type { RequestKind } from '@/shared/requests/kinds'
import { TextLink } from '@/shared/ui/TextLink'
import type { Texts as Spans } from '@/texts/dates/en'
import { texts as dateTexts } from '@/texts/dates'
import type { Notice, NoticePart } from '@/texts/notices/notice'
import { texts } from '@/texts/periods'
import { Collected } from './Collected'
import { Board, Contact } from './Contact'
import { currentNotice } from './currentNotice'
import { kindOf, type StoredForm } from './kinds'
import { usePeriods, type Periods } from './periods'

/** The whole notice of a form, below the part that the form itself shows. */
export const WholeNotice = ({ form }: { form: StoredForm }) => (
  <NoticeParts notice={currentNotice} kind={kindOf[form]} heading="h4" />
)

/** A span of time in the language of a notice. */
type SpansInWords = Pick<Spans, 'inDays' | 'inMonths'>

type PartsProps = {
  notice: Notice
  kind: string | undefined
  heading: 'h3' | 'h4'
  /** Left out where the notice is in the language of the page. */
  spans?: SpansInWords
}

/** The parts of a notice. What is the same in all languages below a text is in the language of the page. */
export function NoticeParts({ notice, kind, heading, spans = dateTexts }: PartsProps) {
  const { periods, error } = usePeriods()
  const { language, parts, forms } = notice
  const form = forms.find(({ id }) => kindOf[id as StoredForm] === kind)
  return (
    <Box sx={{ typography: 'body2', '& section': { mb: 2 } }}>
      {parts.map((part) => (
        <section key={part.title}>
          <Typography variant="body2" component={heading} lang={language} sx={{ fontWeight: 700 }}>
            {part.title}
          </Typography>
          {part.period && (error || !periods) ? (
            <Typography variant="inherit">
              {error ? texts.failedOne(error.message) : texts.lookingUpOne}
            </Typography>
          ) : (
            <Typography variant="inherit" lang={language}>
              {textOf(part, kind, spans, periods)}
            </Typography>
          )}
          {part.extra === 'collected' && form && (
            <div lang={language}>
              <Collected {...form} />
            </div>
          )}
          {part.extra === 'ways' && <Ways />}
          {part.extra === 'contact' && <Contact />}
          {part.extra === 'board' && <Board />}
        </section>
      ))}
    </Box>
  )
}

/** The text of a part, with its period. */
function textOf(
  { text, period }: NoticePart,
  kind: string | undefined,
  { inDays, inMonths }: SpansInWords,
  { retention, rights }: Periods = { retention: {} },
) {
  if (period === undefined) return text
  const months = retention[kind as RequestKind]
  const decided =
    period.setting === 'rights'
      ? rights !== undefined && inDays(rights)
      : months !== undefined && inMonths(months)
  return decided === false ? period.undecided : text.replace('{period}', decided)
}

const Ways = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
    <TextLink to={myRequestPath}>{texts.myRequest}</TextLink>
    <TextLink to="/contacts/">{texts.office}</TextLink>
  </Box>
)

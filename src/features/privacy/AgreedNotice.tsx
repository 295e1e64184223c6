import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { texts as inEnglish } from '@/texts/dates/en'
import { texts as inHindi } from '@/texts/dates/hi'
import { texts as inOdia } from '@/texts/dates/or'
import { NoticeParts } from './NoticeText'
import { notices } from './notices'

const spans = { en: inEnglish, or: inOdia, hi: inHindi }

/** The notice that an applicant agreed to, with the short text of the form. For the desk. */
export function AgreedNotice({ version, kind }: { version: string; kind: string }) {
  const notice = notices.find((candidate) => candidate.version === version)
  if (notice === undefined) {
    return (
      <Typography>
        This site knows no notice of this version, so it cannot show what was agreed to.
      </Typography>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {notice.summary.map(({ title, text }) => (
        <Typography key={title} variant="body2" lang={notice.language}>
          <strong>{title}:</strong> {text}
        </Typography>
      ))}
      <NoticeParts notice={notice} kind={kind} heading="h3" spans={spans[notice.language]} />
      {notice.parts.some(({ period, extra }) => period || extra === 'contact') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Periods, contact person and Board are shown here as they are today.
        </Typography>
      )}
    </Box>
  )
}

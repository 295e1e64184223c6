import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'

export type NoticeTextProps = { parts: { title: string; text: string }[] }

/** What is done with the answers, to be read before the box below it is ticked. */
export function NoticeText({ parts }: NoticeTextProps) {
  return (
    <Box sx={{ p: 2, borderLeft: 4, borderColor: 'primary.main', bgcolor: 'action.hover' }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700, mb: 1 }}>
        Notice: what happens with your answers
      </Typography>
      {parts.map(({ title, text }) => (
        <Typography key={title} variant="body2" sx={{ mb: 1 }}>
          <strong>{title}:</strong> {text}
        </Typography>
      ))}
      <Link component={RouterLink} to="/privacy/" variant="body2">
        Everything about privacy on this site
      </Link>
    </Box>
  )
}

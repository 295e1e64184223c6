import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { placeholders } from '@/content/placeholders'
import { useReadSettingQuery } from '@/features/settings/api'
import { settings } from '@/features/settings/schema'

/** Details of the site that the association has not given yet, or not decided. For owners. */
export function Placeholders() {
  const undecided = useUndecided()
  const entries = [
    ...undecided.map((what) => ({ what, path: '/desk/settings', file: undefined })),
    ...placeholders,
  ]
  if (entries.length === 0) return null
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ mt: 3 }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="h3">
          {`Details still missing on the website: ${entries.length}`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          For the person who looks after the website: each detail is a line in the file below it.
        </Typography>
        <List dense disablePadding>
          {entries.map(({ what, path, file }) => (
            <ListItem key={what} disableGutters>
              <ListItemText
                primary={
                  <Link component={RouterLink} to={path}>
                    {what}
                  </Link>
                }
                secondary={file === undefined ? 'Settings' : `src/${file}`}
                slotProps={{ secondary: { translate: file === undefined ? undefined : 'no' } }}
              />
            </ListItem>
          ))}
        </List>
      </AccordionDetails>
    </Accordion>
  )
}

/** The periods that the notice and the privacy page call undecided. None while they are looked up. */
function useUndecided(): string[] {
  const { data: retention } = useReadSettingQuery('retention')
  const { data: promises } = useReadSettingQuery('promises')
  const kept = retention && settings.retention.fields.filter(({ name }) => !(name in retention))
  const answered =
    promises &&
    settings.promises.fields.filter(({ name }) => name === 'rights' && !(name in promises))
  return [
    ...(kept ?? []).map(({ label }) => `How long they are kept: ${label}`),
    ...(answered ?? []).map(({ label }) => `How soon it comes: ${label}`),
  ]
}

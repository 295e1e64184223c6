import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { invitersOf, type Answer } from '../answers'
import { Facts } from '@/shared/desk/Facts'
import { CopyExportButton } from '@/shared/desk/export/ExportButton'
import { Part } from '@/shared/desk/Part'

/** The visitors who will come, by the member who invited them. */
export function Inviters({ visitors }: { visitors: readonly Answer[] }) {
  if (visitors.length === 0) return null
  return (
    <Part title="Visitors and who invited them">
      <List dense disablePadding>
        {invitersOf(visitors).map(([inviter, invited]) => (
          <ListItem
            key={inviter}
            disableGutters
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            <Typography translate="no" sx={{ fontWeight: 600 }}>
              <bdi>{inviter || 'No name given'}</bdi>
            </Typography>
            <Typography variant="body2" translate="no">
              <Facts facts={invited.map(nameAndFirm)} />
            </Typography>
          </ListItem>
        ))}
      </List>
    </Part>
  )
}

/** The questions for the agenda. */
export function Questions({ answers }: { answers: readonly Answer[] }) {
  const asked = answers.filter(({ question }) => (question ?? '') !== '')
  if (asked.length === 0) return null
  const text = () => asked.map((answer) => `${answer.question} (${nameAndFirm(answer)})`).join('\n')
  return (
    <Part title="Questions for the agenda">
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {asked.map((answer) => (
          <Box key={answer.id} component="li" sx={{ mb: 0.75, overflowWrap: 'anywhere' }}>
            <bdi>{answer.question}</bdi>
            <Typography variant="body2" translate="no" sx={{ color: 'text.secondary' }}>
              <bdi>{nameAndFirm(answer)}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
      <CopyExportButton
        label="Copy questions"
        exported={{ list: 'meetings', format: 'text', count: asked.length }}
        text={text}
      />
    </Part>
  )
}

const nameAndFirm = ({ name = '', firmName = '' }: Answer) =>
  [name || 'No name', firmName].filter(Boolean).join(', ')

import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { forms } from '@/content/forms'
import type { Department } from '@/content/departments'
import { CardItem } from '@/shared/ui/CardGrid'
import { TextLink } from '@/shared/ui/TextLink'
import { DepartmentHead } from './DepartmentHead'

const firstAfter = 500
const eachAfter = 150

const fadeIn = keyframes`
  from { opacity: 0; transform: translateY(12px) }
  to { opacity: 1; transform: none }
`

type Props = { department: Department; number: number }

/** A numbered department. The cards appear one after the other. */
export function DepartmentCard({ department, number }: Props) {
  const { title, description, tagline, form } = department
  const entry = forms.find(({ id }) => id === form)

  return (
    <CardItem
      sx={{
        animation: `${fadeIn} 500ms ease-out ${firstAfter + (number - 1) * eachAfter}ms both`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        '@media print': { animation: 'none' },
      }}
    >
      <DepartmentHead department={department} />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', mt: 1 }}>
        <Typography
          component="span"
          sx={{
            flex: 'none',
            fontSize: '1.75rem',
            lineHeight: 1,
            fontWeight: 700,
            color: 'secondary.main',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {String(number).padStart(2, '0')}
        </Typography>
        <Typography variant="h2" sx={{ fontSize: '1.1875rem', minWidth: 0 }}>
          {title}
        </Typography>
      </Box>
      <Typography>{description}</Typography>
      <Typography sx={{ fontStyle: 'italic', color: 'text.secondary' }}>{tagline}</Typography>
      <Box sx={{ mt: 'auto', pt: 1, borderTop: 1, borderColor: 'divider' }}>
        {entry === undefined ? (
          <TextLink to="/contacts/">Contact us about it</TextLink>
        ) : (
          <TextLink to={`/form/${entry.id}/`}>{entry.name}</TextLink>
        )}
      </Box>
    </CardItem>
  )
}

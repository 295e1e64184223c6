import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { companies, type Company } from '@/content/companies'
import { TextLink } from '@/shared/ui/TextLink'
import { neighboursOf } from './directory'

/** The way on: the companies beside this one in its category, and the list of all. */
export function Neighbours({ company }: { company: Company }) {
  const { previous, next } = neighboursOf(company, companies)
  const isAlone = previous === undefined && next === undefined
  return (
    <Box
      component="nav"
      aria-label="More member companies"
      sx={{
        mt: 5,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
        overflowWrap: 'anywhere',
        '@media print': { display: 'none' },
      }}
    >
      {previous && <TextLink to={`/company/${previous.id}/`}>← Previous: {previous.name}</TextLink>}
      {isAlone && (
        <Typography sx={{ py: 0.5, color: 'text.secondary' }}>
          {company.name} is the first company in its category.
        </Typography>
      )}
      <TextLink to="/company/">All member companies</TextLink>
      {next && <TextLink to={`/company/${next.id}/`}>Next: {next.name} →</TextLink>}
    </Box>
  )
}

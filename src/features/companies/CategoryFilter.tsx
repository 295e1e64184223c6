import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { categories } from '@/content/categories'
import { companies } from '@/content/companies'
import { directoryPath, findCompanies, type Wanted } from './directory'

/** A link for each category, with the number of companies that a click would show. */
export function CategoryFilter({ wanted }: { wanted: Wanted }) {
  return (
    <Box
      component="nav"
      aria-label="Categories"
      sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}
    >
      {[undefined, ...categories].map((category) => (
        <Button
          key={category ?? 'all'}
          component={Link}
          to={directoryPath({ q: wanted.q, category })}
          preventScrollReset
          aria-current={category === wanted.category ? 'true' : undefined}
          variant={category === wanted.category ? 'contained' : 'outlined'}
          disableElevation
          size="small"
          sx={{
            borderRadius: 5,
            lineHeight: 1.3,
            textAlign: 'left',
            minWidth: 0,
            minHeight: 32,
            px: 1.5,
          }}
        >
          {category ?? 'All categories'} ({findCompanies(companies, { q: '', category }).length})
        </Button>
      ))}
    </Box>
  )
}

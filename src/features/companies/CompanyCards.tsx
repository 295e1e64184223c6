import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { companyPlaceholders, type Company } from '@/content/companies'
import { CardGrid, CardItem } from '@/shared/ui/CardGrid'
import { CompanyLogo } from './CompanyLogo'

/** A card for each company; the whole card is its link. */
export function CompanyCards({ companies }: { companies: Company[] }) {
  return (
    <CardGrid minWidth="15.5rem">
      {companies.map(({ id, name, category, district }) => (
        <CardItem key={id} sx={card}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <CompanyLogo id={id} size={72} />
            <Typography variant="h2" sx={{ fontSize: '1.1875rem', minWidth: 0 }}>
              <Link component={RouterLink} to={`/company/${id}/`} translate="no" sx={wholeCard}>
                {name}
              </Link>
            </Typography>
          </Box>
          <Typography>{category}</Typography>
          <Box sx={{ mt: 'auto', color: 'text.secondary', fontSize: '0.875rem' }}>
            {`District: ${district ?? companyPlaceholders.district}`}
          </Box>
        </CardItem>
      ))}
    </CardGrid>
  )
}

const card = { position: 'relative', '&:hover': { borderColor: 'secondary.main' } }

const wholeCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } }

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { companies } from '@/content/companies'
import { home } from '@/content/home'
import { Artwork } from '@/shared/ui/Artwork'
import { Arrow } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { cards } from './cards'

/** The member companies, each with a cloth of its own until there is a picture. */
export function Companies() {
  const { title, text, link } = home.companies
  return (
    <Section title={title} intro={text}>
      <Box component="ul" sx={{ ...cards('15rem'), mb: 4 }}>
        {companies.map(({ id, name, category }) => (
          <li key={id}>
            <Link to={`/company/${id}/`}>
              <Box sx={{ height: '7rem' }}>
                <Artwork kind="ikat" seed={id} />
              </Box>
              <Box sx={{ p: 2 }}>
                <h3>{name}</h3>
                <p>{category}</p>
              </Box>
            </Link>
          </li>
        ))}
      </Box>
      <Button
        component={Link}
        to="/company/"
        variant="outlined"
        className="screen-only"
        endIcon={<Arrow />}
      >
        {link}
      </Button>
    </Section>
  )
}

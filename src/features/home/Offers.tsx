import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { home } from '@/content/home'
import { Arrow } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { cards } from './cards'

/** What a member gets. */
export function Offers() {
  const { title, text, items } = home.offers
  return (
    <div id="offers">
      <Section tone="sand" title={title} intro={text}>
        <Box component="ul" sx={{ ...cards('18rem'), '& li > a': link, '& p': { m: 0, flex: 1 } }}>
          {items.map((offer) => (
            <li key={offer.title}>
              <Link to={offer.path}>
                <h3>{offer.title}</h3>
                <p>{offer.text}</p>
                <Arrow />
              </Link>
            </li>
          ))}
        </Box>
      </Section>
    </div>
  )
}

const link = { ...cards('')['& li > a'], p: 2.5, gap: 1 }

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { companies } from '@/content/companies'
import { offers } from '@/content/home'
import { values } from '@/content/values'
import { labelOf } from '@/shared/text/labelOf'
import { Artwork } from '@/shared/ui/art/Artwork'
import { ArrowIcon } from '@/shared/ui/icons'
import { IkatBorder } from '@/shared/ui/art/Ikat'
import { Section } from '@/shared/ui/Section'
import { texts } from '@/texts/home'
import { texts as valueTexts } from '@/texts/values'
import { Departments } from './Departments'
import { Forms } from './Forms'
import { Hero, turmericButton } from './Hero'

export default function HomePage() {
  return (
    <>
      <Hero />
      <IkatBorder height={42} seed="hero" />
      <About />
      <Offers />
      <Forms />
      <Departments />
      <Companies />
      <Section tone="night" title={texts.call.title}>
        <Typography sx={{ mb: 3, maxWidth: '44rem', fontSize: '1.125rem' }}>
          {texts.call.text}
        </Typography>
        <Button
          component={Link}
          to="/form/newregistration/"
          variant="contained"
          size="large"
          className="screen-only"
          endIcon={<ArrowIcon />}
          sx={turmericButton}
        >
          {texts.call.button}
        </Button>
      </Section>
    </>
  )
}

function About() {
  const { title, text } = texts.about
  return (
    <Section title={title} intro={text}>
      <Box component="ul" sx={valuesSx}>
        {values.map((id) => (
          <li key={id}>
            <h3>{valueTexts[id].title}</h3>
            <Typography>{valueTexts[id].text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  )
}

const valuesSx = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { borderTop: '3px solid', borderColor: 'art.laterite', pt: 2 },
  '& li:nth-of-type(2)': { borderColor: 'art.turmeric' },
  '& li:nth-of-type(3)': { borderColor: 'art.indigo' },
  '& h3': { typography: 'h2', fontSize: '1.5rem', m: 0, mb: 0.5, color: 'secondary.main' },
}

function Offers() {
  const { title, text, items } = texts.offers
  return (
    <div id="offers">
      <Section tone="sand" title={title} intro={text}>
        <Box component="ul" sx={[cardLinks('18rem'), offersSx]}>
          {offers.map(({ id, path }) => (
            <li key={id}>
              <Link to={path}>
                <h3>{items[id].title}</h3>
                <p>{items[id].text}</p>
                <ArrowIcon />
              </Link>
            </li>
          ))}
        </Box>
      </Section>
    </div>
  )
}

const offersSx = { '& li > a': { p: 2.5, gap: 1 }, '& p': { flex: 1 } }

function Companies() {
  const { title, text, link } = texts.companies
  return (
    <Section title={title} intro={text}>
      <Box component="ul" sx={[cardLinks('15rem'), { mb: 4 }]}>
        {companies.map(({ id, name, category }) => (
          <li key={id}>
            <Link to={`/company/${id}/`}>
              <Box sx={{ height: '7rem' }}>
                <Artwork kind="ikat" seed={id} />
              </Box>
              <Box sx={{ p: 2 }}>
                <h3 translate="no">{name}</h3>
                <p>{labelOf(category)}</p>
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
        endIcon={<ArrowIcon />}
      >
        {link}
      </Button>
    </Section>
  )
}

/** A grid of cards, each of them one link. */
const cardLinks = (minWidth: string) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`,
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { display: 'flex' },
  '& li > a': {
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    bgcolor: 'background.paper',
    color: 'text.primary',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    textDecoration: 'none',
    transition: 'border-color 150ms, transform 150ms',
    '&:hover': { borderColor: 'secondary.main', transform: 'translateY(-2px)' },
  },
  '& h3': { typography: 'h3', m: 0, color: 'primary.main' },
  '& p': { m: 0, color: 'text.secondary' },
  '& .arrow': { color: 'secondary.main', flex: 'none' },
})

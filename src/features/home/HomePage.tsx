import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { home } from '@/content/home'
import { Arrow } from '@/shared/ui/icons'
import { IkatBorder } from '@/shared/ui/IkatBorder'
import { Section } from '@/shared/ui/Section'
import { About } from './About'
import { Companies } from './Companies'
import { Departments } from './Departments'
import { Forms } from './Forms'
import { Hero } from './Hero'
import { Offers } from './Offers'

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
      <Section tone="night" title={home.call.title}>
        <Typography sx={{ mb: 3, maxWidth: '44rem', fontSize: '1.125rem' }}>
          {home.call.text}
        </Typography>
        <Button
          component={Link}
          to="/form/newregistration/"
          variant="contained"
          size="large"
          className="screen-only"
          endIcon={<Arrow />}
          sx={turmericButton}
        >
          {home.call.button}
        </Button>
      </Section>
    </>
  )
}

const turmericButton = {
  bgcolor: 'art.turmeric',
  color: '#221d1a',
  '&:hover': { bgcolor: 'art.cotton' },
}

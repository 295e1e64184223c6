import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { home } from '@/content/home'
import { site } from '@/content/site'
import { Arrow } from '@/shared/ui/icons'
import { Temples } from '@/shared/ui/Temples'
import { Wheel } from '@/shared/ui/Wheel'
import { heroStyles } from './heroStyles'

/** The first screen: the tagline before the wheel rising behind the temples. */
export function Hero() {
  return (
    <Box component="section" aria-labelledby="tagline" sx={heroStyles}>
      <div className="art screen-only">
        <span className="glow" />
        <Wheel className="wheel" />
        <Temples className="temples" />
      </div>
      <Container maxWidth="lg" className="words">
        <Typography className="eyebrow">
          {site.name} <span lang="or">ଓଡ଼ିଶା</span>
        </Typography>
        <Typography variant="h1" id="tagline">
          {site.tagline}
        </Typography>
        <Typography className="greeting">{home.greeting}</Typography>
        <div className="ways screen-only">
          <Button
            component={Link}
            to="/form/newregistration/"
            variant="contained"
            size="large"
            className="join"
            endIcon={<Arrow />}
          >
            {home.join}
          </Button>
          <Button href="#offers" variant="outlined" color="inherit" size="large">
            {home.look}
          </Button>
        </div>
      </Container>
    </Box>
  )
}

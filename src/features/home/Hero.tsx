import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { language } from '@/shared/language'
import { ArrowIcon } from '@/shared/ui/icons'
import { Temples } from '@/shared/ui/art/Temples'
import { Wheel } from '@/shared/ui/art/Wheel'
import { texts } from '@/texts/home'
import { texts as layout } from '@/texts/layout'

/** The first screen: the tagline in front of the wheel and the temples. */
export function Hero() {
  return (
    <Box component="section" aria-labelledby="tagline" sx={heroStyles}>
      <div className="art screen-only">
        <span className="glow" />
        <Wheel className="wheel" />
        <Temples className="temples" />
      </div>
      <Container maxWidth="lg" className="words">
        <Typography className="eyebrow" translate="no">
          {layout.name} {texts.odisha !== '' && <span lang="or">{texts.odisha}</span>}
        </Typography>
        <Typography variant="h1" id="tagline">
          {layout.tagline}
        </Typography>
        <Typography className="greeting">{texts.greeting}</Typography>
        <div className="ways screen-only">
          <Button
            component={Link}
            to="/form/newregistration/"
            variant="contained"
            size="large"
            className="join"
            endIcon={<ArrowIcon />}
          >
            {texts.join}
          </Button>
          <Button href="#offers" variant="outlined" color="inherit" size="large">
            {texts.look}
          </Button>
        </div>
      </Container>
    </Box>
  )
}

export const turmericButton = {
  bgcolor: 'art.turmeric',
  color: '#221d1a',
  '&:hover': { bgcolor: 'art.cotton' },
}

const heroStyles: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  alignItems: { xs: 'flex-start', md: 'center' },
  minHeight: { xs: 'min(100svh, 46rem)', md: 'min(100svh, 50rem)' },
  pt: 'calc(var(--header-height) + 1.5rem)',
  pb: { xs: '15rem', md: '9rem' },
  overflow: 'hidden',
  color: 'art.cotton',
  bgcolor: 'art.night',
  '--focus-colour': 'var(--mui-palette-art-turmeric)',
  '& .art': {
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(180deg, var(--mui-palette-art-night) 0%, var(--mui-palette-art-indigo) 62%, var(--mui-palette-art-laterite) 108%)',
  },
  '& .glow': {
    position: 'absolute',
    width: 'min(90vmax, 62rem)',
    aspectRatio: '1',
    left: { xs: '50%', md: '74%' },
    bottom: { xs: '-16rem', md: '-12rem' },
    translate: '-50% 0',
    borderRadius: '50%',
    background:
      'radial-gradient(circle, color-mix(in srgb, var(--mui-palette-art-turmeric) 55%, transparent), transparent 66%)',
  },
  '& .wheel': {
    position: 'absolute',
    width: { xs: '22rem', md: 'min(40rem, 50vw)' },
    height: 'auto',
    aspectRatio: '1',
    left: { xs: '50%', md: '74%' },
    bottom: { xs: '-6.5rem', md: '-4rem' },
    translate: '-50% 0',
    color: 'art.turmeric',
    transformOrigin: '50% 50%',
    animation: 'hero-wheel 1.2s cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  '@keyframes hero-wheel': { from: { transform: 'rotate(-30deg)' } },
  '& .temples': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    width: '100%',
    height: { xs: '8rem', md: '13rem' },
    color: 'art.night',
  },
  '& .words': { position: 'relative' },
  '& .eyebrow': {
    color: 'art.turmeric',
    fontWeight: 600,
    fontSize: { xs: '0.875rem', sm: '1rem' },
    mb: 1.5,
  },
  '& h1': {
    maxWidth: { xs: '100%', md: '36rem' },
    mb: 2,
    fontSize: 'clamp(2rem, 1.3rem + 3.2vw, 3.75rem)',
    lineHeight: language === 'en' ? 1.12 : 1.35,
    textWrap: 'balance',
  },
  '& .greeting': { maxWidth: '32rem', mb: 4, fontSize: { xs: '1.0625rem', md: '1.25rem' } },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 1.5 },
  '& .join': turmericButton,
  '@media print': {
    '&, & .eyebrow': { color: '#000' },
    minHeight: 0,
    py: 2,
    bgcolor: 'transparent',
  },
}

import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

type Props = {
  title: string
  /** One sentence under the title. */
  intro?: string
  /** The background: the page's, a tinted one, or the header's. */
  tone?: 'plain' | 'sand' | 'night'
  children: ReactNode
}

const tones = {
  // Two plain sections in a row need the padding only once.
  plain: { '& + &': { pt: 0 } },
  sand: { bgcolor: 'art.sand' },
  night: {
    bgcolor: 'art.night',
    color: 'art.cotton',
    '--focus-colour': 'var(--mui-palette-art-turmeric)',
    '@media print': { bgcolor: 'transparent', color: '#000' },
  },
}

/** A padded band across the page with a heading. */
export function Section({ title, intro, tone = 'plain', children }: Props) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={[{ py: { xs: 5, md: 7 }, '@media print': { py: 2 } }, tones[tone]]}
    >
      <Container maxWidth="lg">
        <Typography id={id} variant="h2" sx={{ mb: intro === undefined ? 3 : 1, ...diamonds }}>
          {title}
        </Typography>
        {intro !== undefined && (
          <Typography sx={{ mb: 4, maxWidth: '44rem', fontSize: '1.0625rem', breakAfter: 'avoid' }}>
            {intro}
          </Typography>
        )}
        {children}
      </Container>
    </Box>
  )
}

/** Three diamonds above the heading. */
const diamonds = {
  '&::before': {
    content: '""',
    display: 'block',
    width: '3rem',
    height: '0.9rem',
    mb: 1.25,
    background:
      'linear-gradient(90deg, var(--mui-palette-art-laterite) 33%, var(--mui-palette-art-turmeric) 33% 67%, var(--mui-palette-art-laterite) 67%)',
    clipPath:
      'polygon(0 50%, 15% 0, 30% 50%, 35% 50%, 50% 0, 65% 50%, 70% 50%, 85% 0, 100% 50%, 85% 100%, 70% 50%, 65% 50%, 50% 100%, 35% 50%, 30% 50%, 15% 100%)',
  },
}

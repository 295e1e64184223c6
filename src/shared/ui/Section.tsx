import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

type Props = {
  title?: string
  /** One sentence under the title. */
  intro?: string
  /** The band's ground: the page's, a tinted one, or the night of the header. */
  tone?: 'plain' | 'sand' | 'night'
  children: ReactNode
}

const tones = {
  // Two of them in a row are one stretch of reading, not two bands.
  plain: { '& + &': { pt: 0 } },
  sand: { bgcolor: 'art.sand' },
  night: {
    bgcolor: 'art.night',
    color: 'art.cotton',
    '--focus-colour': 'var(--mui-palette-art-turmeric)',
    '@media print': { bgcolor: 'transparent', color: '#000' },
  },
}

/** A padded band across the page, with its heading. */
export function Section({ title, intro, tone = 'plain', children }: Props) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={title === undefined ? undefined : id}
      sx={[{ py: { xs: 5, md: 7 }, '@media print': { py: 2 } }, tones[tone]]}
    >
      <Container maxWidth="lg">
        {title !== undefined && (
          <Typography id={id} variant="h2" sx={{ mb: intro === undefined ? 3 : 1, ...mark }}>
            {title}
          </Typography>
        )}
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

/** Three diamonds of the cloth above the heading. */
const mark = {
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

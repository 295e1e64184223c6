import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { home } from '@/content/home'
import { values } from '@/content/values'
import { Section } from '@/shared/ui/Section'

/** What the association is, and the three words of its tagline. */
export function About() {
  const { title, text } = home.about
  return (
    <Section title={title} intro={text}>
      <Box component="ul" sx={styles}>
        {values.map((value) => (
          <li key={value.title}>
            <h3>{value.title}</h3>
            <Typography>{value.text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  )
}

const styles = {
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

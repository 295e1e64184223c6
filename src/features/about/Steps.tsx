import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TitledText } from '@/content/values'

/** Steps to take one after the other, numbered. */
export function Steps({ steps }: { steps: TitledText[] }) {
  return (
    <Box
      component="ol"
      role="list"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, maxWidth: '46rem' }}
    >
      {steps.map(({ title, text }, index) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 2, breakInside: 'avoid' }}>
          <Box
            aria-hidden="true"
            sx={{
              flex: 'none',
              width: '2.5rem',
              height: '2.5rem',
              borderRadius: '50%',
              display: 'grid',
              placeItems: 'center',
              fontWeight: 700,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              '@media print': { bgcolor: 'transparent', color: '#000', border: 1 },
            }}
          >
            {index + 1}
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" sx={{ fontSize: '1.125rem', fontWeight: 700, mb: 0.5 }}>
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

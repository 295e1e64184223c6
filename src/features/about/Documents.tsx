import Box from '@mui/material/Box'
import { about } from '@/content/about'

/** What a registration asks for, and who needs it. */
export function Documents() {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        maxWidth: '46rem',
        overflowWrap: 'anywhere',
      }}
    >
      {about.documents.map(({ name, when }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridColumn: '1 / -1',
            gridTemplateColumns: 'subgrid',
            columnGap: 2,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
            breakInside: 'avoid',
          }}
        >
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {when}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

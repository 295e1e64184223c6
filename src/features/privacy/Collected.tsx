import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { FormKept } from '@/texts/notices/notice'

/** The fields that a form collects, item by item, with their purpose. */
export const Collected = ({ why, kept }: Omit<FormKept, 'id'>) => (
  <>
    <Typography variant="inherit">{why}</Typography>
    <Box component="ul" sx={listSx}>
      {Object.entries(kept).map(([name, words]) => (
        <li key={name}>{words}</li>
      ))}
    </Box>
  </>
)

const listSx = {
  m: 0,
  mt: 1,
  pl: 2.5,
  columnWidth: '14rem',
  columnGap: 4,
  '& li': { py: 0.25, breakInside: 'avoid' },
}

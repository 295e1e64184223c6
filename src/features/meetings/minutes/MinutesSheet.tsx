import Box from '@mui/material/Box'

/** The minutes on paper. */
export const MinutesSheet = ({ text }: { text: string }) => (
  <Box component="article" translate="no" sx={sheetSx}>
    {text}
  </Box>
)

const sheetSx = {
  display: 'none',
  '@media print': {
    display: 'block',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '11pt',
    lineHeight: 1.5,
  },
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

type Props = {
  reference: string
  /** What a message to others says. */
  shared: string
}

/** A reference number in large type, to be copied, printed or sent to oneself. */
export function ReferenceNumber({ reference, shared }: Props) {
  const [told, setTold] = useState('')

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(reference)
      setTold('Copied')
    } catch {
      setTold('Copying is not possible here. Please write the number down.')
    }
  }

  return (
    <Paper variant="outlined" sx={{ p: 3, my: 3, textAlign: 'center' }}>
      <Typography color="textSecondary">Reference number</Typography>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 700, fontFamily: 'monospace', my: 1 }}>
        {reference}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'center',
          '& .MuiButton-root': { minHeight: 44 },
          '@media print': { display: 'none' },
        }}
      >
        <Button variant="outlined" size="large" onClick={() => void handleCopy()}>
          Copy
        </Button>
        <Button variant="outlined" size="large" onClick={() => window.print()}>
          Print
        </Button>
        <Button
          variant="outlined"
          size="large"
          href={`https://wa.me/?text=${encodeURIComponent(`${shared} ${window.location.href}`)}`}
          target="_blank"
          rel="noopener"
        >
          Share on WhatsApp
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {told}
      </Typography>
    </Paper>
  )
}

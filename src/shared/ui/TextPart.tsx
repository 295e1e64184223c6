import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = { title: string; text?: readonly string[]; children?: ReactNode }

/** A part of a page of text: its heading, paragraphs, and more below them. */
export const TextPart = ({ title, text = [], children }: Props) => (
  <Box component="section" sx={{ mt: 4 }}>
    <Typography variant="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {text.map((paragraph) => (
      <Typography key={paragraph} sx={{ mb: 1.5 }}>
        {paragraph}
      </Typography>
    ))}
    {children}
  </Box>
)

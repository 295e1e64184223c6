import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  /** Size and margin of the paper, as in CSS. */
  paper: { size: string; margin?: number }
  /** On paper. */
  sx: object
  children: ReactNode
}

/** A sheet on paper, and nothing else of the page. */
export const PrintedAlone = ({ paper, sx, children }: Props) =>
  createPortal(
    <>
      <GlobalStyles
        styles={{
          // The table of a list behind it has a paper of its own.
          '@page': { ...paper, size: `${paper.size} !important` },
          '@media print': alone,
        }}
      />
      <Box
        className="printed-sheet"
        sx={{ display: 'none', '@media print': { display: 'block', ...sx } }}
      >
        {children}
      </Box>
    </>,
    document.body,
  )

const alone = { 'body > :not(.printed-sheet)': { display: 'none !important' } }

import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createPortal } from 'react-dom'
import { CardPicture } from './CardPicture'
import type { CardFacts } from './drawCard'

/** The paper in the printer: a sheet to cut the card from, or a card of plastic. */
export const papers = { A4: 'A4', card: '85.6mm 54mm' } as const

export type Paper = keyof typeof papers

/** The card on paper, in the size of a bank card, and nothing else of the page. */
export const PrintedCard = ({ facts, paper }: { facts: CardFacts; paper: Paper }) =>
  createPortal(
    <>
      <GlobalStyles
        styles={{
          '@page': { size: papers[paper], ...(paper === 'card' && { margin: 0 }) },
          '@media print': alone,
        }}
      />
      <Box className="printed-sheet" sx={sheetSx}>
        <CardPicture facts={facts} />
      </Box>
    </>,
    document.body,
  )

const alone = { 'body > :not(.printed-sheet)': { display: 'none !important' } }

const sheetSx = {
  display: 'none',
  '@media print': { display: 'block', width: '85.6mm', lineHeight: 0 },
}

import { PrintedAlone } from '@/shared/desk/export/PrintedAlone'
import { CardPicture } from './CardPicture'
import type { CardFacts } from './drawCard'

/** The paper in the printer: a sheet to cut the card from, or a card of plastic. */
export const papers = { A4: 'A4', card: '85.6mm 54mm' } as const

export type Paper = keyof typeof papers

/** The card on paper, in the size of a bank card, and nothing else of the page. */
export const PrintedCard = ({ facts, paper }: { facts: CardFacts; paper: Paper }) => (
  <PrintedAlone
    paper={{ size: papers[paper], ...(paper === 'card' && { margin: 0 }) }}
    sx={{ width: '85.6mm', lineHeight: 0 }}
  >
    <CardPicture facts={facts} />
  </PrintedAlone>
)

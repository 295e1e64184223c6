import Box from '@mui/material/Box'
import { useEffect, useRef, type RefObject } from 'react'
import { cardSize, drawCard, type CardFacts } from './drawCard'

type Props = { facts: CardFacts; canvas?: RefObject<HTMLCanvasElement | null> }

/** A card as a picture. */
export function CardPicture({ facts, canvas }: Props) {
  const own = useRef<HTMLCanvasElement>(null)
  const drawn = canvas ?? own
  useEffect(() => {
    const context = drawn.current?.getContext('2d')
    if (context) drawCard(context, facts)
  }, [drawn, facts])
  return (
    <Box
      component="canvas"
      ref={drawn}
      role="img"
      aria-label={`Card of member ${facts.number}, with a code to scan`}
      {...cardSize}
      sx={{ display: 'block', width: '100%', maxWidth: '85.6mm', height: 'auto' }}
    />
  )
}

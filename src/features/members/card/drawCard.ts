import encodeQR from 'qr'
import { groupedKey } from '@/shared/members/cardAddress'

/** The texts of a card. They name no person, so a lost card tells a finder nothing. */
export type CardFacts = {
  association: string
  number: string
  kind: string
  /** Only of a firm that is listed. */
  firm?: string
  key: string
  /** Where the code leads. */
  address: string
}

/** A bank card, 85.6 × 54 mm, at 300 dots an inch. */
export const cardSize = { width: 1011, height: 638 }

const margin = 48
const codeSide = 360
const left = { x: margin, width: cardSize.width - codeSide - 3 * margin }
const font = (size: number, weight = 400) =>
  `${weight} ${size}px "Noto Sans", system-ui, sans-serif`

/** Draws a card: one picture for the screen, for paper and to send. Black on white, so that each printer can. */
export function drawCard(context: CanvasRenderingContext2D, facts: CardFacts) {
  const { width, height } = cardSize
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.strokeStyle = '#000'
  context.lineWidth = 4
  context.strokeRect(2, 2, width - 4, height - 4)
  context.fillStyle = '#000'
  context.textBaseline = 'top'

  let y = margin
  const write = (text: string, size: number, weight: number, most: number) => {
    context.font = font(size, weight)
    for (const line of linesOf(context, text, left.width, most)) {
      context.fillText(line, left.x, y, left.width)
      y += size * 1.25
    }
  }
  write(facts.association, 34, 700, 3)
  y += 24
  write('Member', 30, 400, 1)
  write(facts.number, 76, 700, 1)
  write(facts.kind, 34, 400, 1)
  if (facts.firm !== undefined) write(facts.firm, 30, 700, 2)

  drawCode(context, facts.address, width - margin - codeSide, margin)

  const { host, pathname } = new URL(facts.address)
  context.font = font(25)
  context.fillText('Valid today? Scan the code, or type it at', margin, height - margin - 72)
  context.fillText(`${host}${pathname}`, margin, height - margin - 34, width - 2 * margin)
  context.font = `700 27px ui-monospace, monospace`
  const code = groupedKey(facts.key)
  context.fillText(code, width - margin - codeSide, margin + codeSide + 16, codeSide)
}

function drawCode(context: CanvasRenderingContext2D, text: string, x: number, y: number) {
  const squares = encodeQR(text, 'raw', { border: 2 })
  const side = Math.floor(codeSide / squares.length)
  for (const [row, cells] of squares.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) context.fillRect(x + column * side, y + row * side, side, side)
    }
  }
}

/** Words on so many lines; the last one is pressed together if it is longer. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number, most: number) {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    const isFull = last !== undefined && context.measureText(longer).width > width
    if (last === undefined || (isFull && lines.length < most)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

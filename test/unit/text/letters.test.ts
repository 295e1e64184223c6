import { describe, expect, test } from 'vitest'
import { mailWith, whatsAppWith } from '@/shared/text/letters'

const to = 'sample@example.org'
const phone = '9876543210'

const ways = [
  ['a mail', (text: string) => mailWith(to, 'Sample', text)!, 2_000, `mailto:${to}?subject=Sample`],
  [
    'WhatsApp',
    (text: string) => whatsAppWith(text, phone),
    7_500,
    `https://wa.me/91${phone}?text=%20`,
  ],
  [
    'WhatsApp without a number',
    (text: string) => whatsAppWith(text),
    7_500,
    'https://wa.me/?text=%20',
  ],
] as const

describe.each(ways)('%s', (_title, open, longest, short) => {
  test.each([
    ['Latin letters', 'a'],
    ['Odia letters, of nine characters each', 'ନ'],
    ['faces', '😀'],
    ['lines', 'Namaskar\n'],
  ])('has a text of %s as long as its address is short enough', (_what, piece) => {
    const fits = Math.floor(
      (longest - 150) / encodeURIComponent(piece.replace('\n', '\r\n')).length,
    )
    const whole = open(piece.repeat(fits))
    expect(whole.isShortened).toBe(false)
    expect(whole.href.length).toBeGreaterThan(fits)
    expect(open(piece.repeat(fits + 200))).toMatchObject({ href: short, isShortened: true })
  })
})

test('an address that is none gives no mail', () => {
  expect(mailWith('sample', 'Sample', 'Text')).toBeUndefined()
})

const ones =
  ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

const belowHundred = (n: number) =>
  n < 20 ? ones[n]! : [tens[Math.floor(n / 10)], ones[n % 10]].filter(Boolean).join('-')

const units = [
  { word: 'Crore', size: 1_00_00_000 },
  { word: 'Lakh', size: 1_00_000 },
  { word: 'Thousand', size: 1_000 },
  { word: 'Hundred', size: 100 },
] as const

function inWords(n: number): string {
  const unit = units.find(({ size }) => n >= size)
  if (unit === undefined) return belowHundred(n)
  const rest = inWords(n % unit.size)
  // A hundred crores are counted in crores, too.
  return [inWords(Math.floor(n / unit.size)), unit.word, rest]
    .filter((word) => word !== '')
    .join(' ')
}

/**
 * An amount as on a cheque: `Rupees One Lakh Twenty-Five Thousand Only`.
 *
 * @param rupees whole, above 0
 */
export const amountInWords = (rupees: number) => `Rupees ${inWords(rupees)} Only`

/**
 * Digits of Devanagari, Bengali, Odia and Telugu as those of every number here, 0 to 9. In each of
 * these blocks of Unicode the zero ends in 6.
 */
export const latinDigits = (typed: string) =>
  typed.replace(/[\u0966-\u096f\u09e6-\u09ef\u0b66-\u0b6f\u0c66-\u0c6f]/g, (digit) =>
    String((digit.charCodeAt(0) & 0xf) - 6),
  )

/** Annual turnover, in the steps of the MSME limits. */
export const turnoverBands = [
  'Up to ₹10 crore',
  '₹10–100 crore',
  '₹100–500 crore',
  'Above ₹500 crore',
] as const

/** Investment in plant and machinery, in the steps of the MSME limits. */
export const investmentBands = [
  'Up to ₹2.5 crore',
  '₹2.5–25 crore',
  '₹25–125 crore',
  'Above ₹125 crore',
] as const

const classes = ['Micro', 'Small', 'Medium', 'Larger than medium'] as const

export type MsmeClass = (typeof classes)[number]

/**
 * The class of an enterprise: the smallest whose limits hold for both figures, Micro 2.5 and 10,
 * Small 25 and 100, Medium 125 and 500 crore. Ministry of MSME, notification S.O. 1364(E) of
 * 21 March 2025, in force since 1 April 2025. Not known until both are given.
 */
export function msmeClass(turnover: unknown, investment: unknown): MsmeClass | undefined {
  const byTurnover = turnoverBands.findIndex((band) => band === turnover)
  const byInvestment = investmentBands.findIndex((band) => band === investment)
  if (byTurnover < 0 || byInvestment < 0) return undefined
  return classes[Math.max(byTurnover, byInvestment)]
}

/** Legal forms of a firm. */
export const constitutions = [
  'Proprietorship',
  'Partnership',
  'LLP',
  'Private limited',
  'Public limited',
  'One person company',
  'HUF',
  'Co-operative or society',
  'Other',
] as const

export type Constitution = (typeof constitutions)[number]

const otherLetters = 'ABTJLG'

/**
 * The fourth letter of a PAN names the kind of its holder (Income Tax Department, structure of
 * the PAN): P a person, C a company, F a firm or LLP, H a Hindu undivided family; the letters of
 * associations, trusts, authorities and government stand for everything else.
 */
export const panLetters: Record<Constitution, string> = {
  Proprietorship: 'P',
  Partnership: 'F',
  LLP: 'F',
  'Private limited': 'C',
  'Public limited': 'C',
  'One person company': 'C',
  HUF: 'H',
  'Co-operative or society': otherLetters,
  Other: otherLetters,
}

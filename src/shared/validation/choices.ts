import { categories } from './categories'
import { array, boolean, string } from 'yup'
import { texts } from '@/texts/forms'
import './schema'

/** One of a few texts; the text itself is stored. */
export const choiceField = <const Option extends string>(
  label: string,
  options: readonly Option[],
) =>
  string()
    .label(label)
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(options)
    .meta({ kind: 'choice', options })

/** Several of a few texts, or none: then nothing is stored. */
export const choicesField = <const Option extends string>(
  label: string,
  options: readonly Option[],
) =>
  array(string<Option>().defined())
    .label(label)
    .transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value))
    // A test of the array, not of its items, so that the error belongs to the field.
    .test(
      'listed',
      texts.someOf,
      (chosen) =>
        chosen === undefined ||
        (new Set(chosen).size === chosen.length &&
          chosen.every((choice) => options.includes(choice))),
    )
    .meta({ kind: 'choices', options })

/** A checkbox that must be ticked. */
export const consentField = (label: string, error = texts.consentError) =>
  boolean().label(label).isTrue(error).required(error).meta({ kind: 'consent' })

/** A checkbox that may be ticked or not. */
export const checkboxField = (label: string) =>
  boolean().label(label).required().meta({ kind: 'checkbox' })

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

/** The categories of the member companies, and the two answers outside them. */
export const sectors = [...categories, 'Services', 'Other'] as const

/** The 30 districts of Odisha, and the answer for everywhere else. */
export const districts = [
  'Angul',
  'Balangir',
  'Balasore',
  'Bargarh',
  'Bhadrak',
  'Boudh',
  'Cuttack',
  'Deogarh',
  'Dhenkanal',
  'Gajapati',
  'Ganjam',
  'Jagatsinghpur',
  'Jajpur',
  'Jharsuguda',
  'Kalahandi',
  'Kandhamal',
  'Kendrapara',
  'Kendujhar',
  'Khordha',
  'Koraput',
  'Malkangiri',
  'Mayurbhanj',
  'Nabarangpur',
  'Nayagarh',
  'Nuapada',
  'Puri',
  'Rayagada',
  'Sambalpur',
  'Subarnapur',
  'Sundargarh',
  'Outside Odisha',
] as const

/** Annual turnover, in bands of the MSME limits. */
export const turnoverBands = [
  'Up to ₹10 crore',
  '₹10–100 crore',
  '₹100–500 crore',
  'Above ₹500 crore',
] as const

/** Investment in plant and machinery, in bands of the MSME limits. */
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
 * 21 March 2025, in force since 1 April 2025. `undefined` until both are given.
 */
export function msmeClass(turnover: unknown, investment: unknown): MsmeClass | undefined {
  const byTurnover = turnoverBands.findIndex((band) => band === turnover)
  const byInvestment = investmentBands.findIndex((band) => band === investment)
  if (byTurnover < 0 || byInvestment < 0) return undefined
  return classes[Math.max(byTurnover, byInvestment)]
}

import type { FormId } from './forms'

/** A department on the page "Our Departments". Its title and what it does are in `src/texts/departments`. */
export type Department = {
  id:
    | 'growthFund'
    | 'diamondClub'
    | 'landBank'
    | 'digital'
    | 'marketing'
    | 'manufacturing'
    | 'cricket'
    | 'culture'
    | 'rawMaterial'
    | 'technical'
    | 'bazar'
    | 'welfare'
  /** The form its card links to; `contact` links to the offices. */
  form: FormId | 'contact'
  /** The head of the department. A missing fact shows `headPlaceholders` of `src/texts/departments`. */
  name?: string
  /** Ten digits, without +91. */
  contact?: string
  email?: string
  /** A picture in `src/content/departments/`. */
  profileImage?: `${string}.jpg` | `${string}.jpeg` | `${string}.png`
}

/** The twelve departments. Their order is their number. */
export const departments: Department[] = [
  { id: 'growthFund', form: 'growthfund' },
  { id: 'diamondClub', form: 'diamondbusiness' },
  { id: 'landBank', form: 'landbank' },
  { id: 'digital', form: 'serviceadvisor' },
  { id: 'marketing', form: 'newregistration' },
  { id: 'manufacturing', form: 'newregistration' },
  { id: 'cricket', form: 'contact' },
  { id: 'culture', form: 'contact' },
  { id: 'rawMaterial', form: 'newregistration' },
  { id: 'technical', form: 'professionaladvisor' },
  { id: 'bazar', form: 'newregistration' },
  { id: 'welfare', form: 'contact' },
]

import { texts as departmentTexts } from '@/texts/departments'
import { texts as officeTexts } from '@/texts/offices'
import { companies } from './companies'
import { departments } from './departments'
import { offices } from './offices'

/** A text on the site that only the association can give. */
export type Placeholder = {
  what: string
  /** Where visitors see it. */
  path: `/${string}`
  /** The file to change, in `src/`. */
  file: string
}

/**
 * Texts that stand in for the association's own. Remove the line here together with the comment
 * "Placeholder until" at the text; a test compares the two.
 */
export const placeholderTexts: Placeholder[] = [
  { what: 'Registered name of the association', path: '/', file: 'content/site.ts' },
  { what: 'Who made this website', path: '/', file: 'texts/layout/en.ts' },
  {
    what: 'What dignity, security and prosperity mean',
    path: '/about-us/',
    file: 'texts/values/en.ts',
  },
  { what: 'About the association, on the home page', path: '/', file: 'texts/home/en.ts' },
  { what: 'Membership fees', path: '/about-us/', file: 'texts/about/en.ts' },
  {
    what: 'Country in which records are stored',
    path: '/privacy/',
    file: 'texts/privacy/en.ts',
  },
  { what: 'Contact person for privacy', path: '/my-request/', file: 'texts/rights/en.ts' },
  {
    what: 'Where to complain to the Board',
    path: '/my-request/',
    file: 'content/privacy/rights.ts',
  },
  {
    what: 'Who answers about accessibility',
    path: '/accessibility/',
    file: 'texts/accessibility/en.ts',
  },
  { what: 'Addresses of the offices', path: '/contacts/', file: 'texts/offices/en.ts' },
]

/** The missing parts of a list entry, in words; empty if it is complete. */
const missing = (parts: { [what: string]: unknown }) =>
  Object.entries(parts)
    .filter(([, value]) => value === undefined || value === false)
    .map(([what]) => what)
    .join(', ')

const entry = (name: string, lacks: string, rest: Omit<Placeholder, 'what'>): Placeholder[] =>
  lacks === '' ? [] : [{ what: `${name}: ${lacks}`, ...rest }]

/** Everything that the site still waits for, as visitors see it now. */
export const placeholders: Placeholder[] = [
  ...placeholderTexts,
  ...offices.flatMap(({ id, hours, phone, whatsapp, email }) =>
    entry(
      officeTexts.offices[id].name,
      missing({ hours, phone, WhatsApp: whatsapp, 'e-mail': email }),
      {
        path: '/contacts/',
        file: 'content/offices.ts',
      },
    ),
  ),
  ...departments.flatMap(({ id, name, contact, email }) =>
    entry(
      departmentTexts.items[id].title,
      missing({ 'name of the head': name, contact, 'e-mail': email }),
      {
        path: '/department/',
        file: 'content/departments.ts',
      },
    ),
  ),
  ...companies.flatMap(({ id, name, story, products, district, contact, isCategoryConfirmed }) =>
    entry(
      name,
      missing({ story, products, district, contact, 'confirmed category': isCategoryConfirmed }),
      { path: `/company/${id}/`, file: 'content/companies.ts' },
    ),
  ),
]

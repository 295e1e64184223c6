import type { Category } from './categories'

/**
 * A member company with a page of its own, at `/company/<id>/`. What is left out shows the
 * text of `companyPlaceholders`, and is left out of what search engines are told.
 */
export type Company = {
  /** Part of the address; it never changes. The logo is `public/logos/<id>.svg`. */
  id: string
  name: string
  category: Category
  /** `false`: the category is our guess; the page says that the company has yet to confirm it. */
  isCategoryConfirmed: boolean
  /** The company's own words, one text for each paragraph. */
  story?: [string, ...string[]]
  /** What it makes or sells, a few words each. */
  products?: [string, ...string[]]
  /** One of Odisha's 30 districts, spelled as on the registration form. */
  district?: string
  contact?: {
    /** Ten digits, without +91. */
    phone?: string
    /** Ten digits, without +91. */
    whatsapp?: string
    email?: string
    website?: `https://${string}` | `http://${string}`
    /** Lines of the address. */
    address?: [string, ...string[]]
  }
}

/** Shown in the place of what a company has not given yet. */
export const companyPlaceholders = {
  story: 'This company’s story is still to be written, by the company itself. It will stand here.',
  products:
    'The list of products is on its way. Until then the association’s office will tell you.',
  district: 'To be announced',
  contact:
    'The company has not published its contact details here yet. The association’s office passes your message on.',
  category: 'The category is provisional until the company confirms it.',
}

/** The member companies, in the order of the menu. */
export const companies: Company[] = [
  {
    id: 'jphandloom',
    name: 'JP Handloom',
    category: 'Fashion, Handloom, Apparels',
    isCategoryConfirmed: false,
  },
  {
    id: 'kalingapratisthan',
    name: 'Kalinga Pratisthan',
    category: 'Home Care, Interiors and Furnitures',
    isCategoryConfirmed: false,
  },
  {
    id: 'srirajashreeudyog',
    name: 'Sri Rajashree Udyog',
    category: 'Groceries and Snacks',
    isCategoryConfirmed: false,
  },
  {
    id: 'cewcomposite',
    name: 'CEW Composite',
    category: 'Heavy Hardware / Metallic Products',
    isCategoryConfirmed: false,
  },
]

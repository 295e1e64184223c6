/**
 * A member company with a page of its own, at `/company/<id>/`. For a missing fact the page shows
 * the text of `placeholders` in `src/texts/companies`; search engines get nothing.
 */
export type Company = {
  /** Part of the address; it never changes. The logo is `public/logos/<id>.svg`. */
  id: string
  name: string
  /** One of the eight categories, spelled as in the menu. */
  category: string
  /** `false`: the category is our guess, and the page says so. */
  isCategoryConfirmed: boolean
  /** The company's own words in English, one text for each paragraph. */
  story?: [string, ...string[]]
  /** Products and services, a few words each. */
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

import type { FormId } from './forms'

/** A department, as a card of the page "Our Departments" shows it. */
export type Department = {
  title: string
  /** What such a department is for, in two sentences at most. */
  description: string
  /** A few words under the description. */
  tagline: string
  /** The form a visitor fills in to reach it; `contact` leads to the offices. */
  form: FormId | 'contact'
  /** The head of the department. What is left out shows `headPlaceholders`. */
  name?: string
  /** Ten digits, without +91. */
  contact?: string
  email?: string
  /** A picture in `src/content/departments/`. */
  profileImage?: `${string}.jpg` | `${string}.jpeg` | `${string}.png`
}

/** Shown where the association has not announced the head of a department. */
export const headPlaceholders = {
  name: 'Name to be announced',
  contact: 'Contact to be announced',
  email: 'E-mail to be announced',
}

/** The twelve departments. Their order is their number. */
export const departments: Department[] = [
  {
    title: 'Business Growth Fund',
    description:
      'Looks into members’ requests for money to buy machines, find working capital or open a new line, and says what a sound request needs.',
    tagline: 'Capital for a plan that holds',
    form: 'growthfund',
  },
  {
    title: 'Diamond Business Club',
    description:
      'Brings owners and directors together who pass business on to each other, meet regularly and stand behind their word.',
    tagline: 'Business between people who know each other',
    form: 'diamondbusiness',
  },
  {
    title: 'Land Bank',
    description:
      'Collects who needs land and who offers it, and takes up what members report about plots, papers and approach roads.',
    tagline: 'Ground to build on',
    form: 'landbank',
  },
  {
    title: 'Digital Management',
    description:
      'Looks after this website and the association’s records, and helps members to bring their own papers and accounts onto a screen.',
    tagline: 'Paper less, reach more',
    form: 'serviceadvisor',
  },
  {
    title: 'E-Marketing',
    description:
      'Helps members to show and sell their goods online: photographs, descriptions, market places and messages that customers read.',
    tagline: 'From the workshop to every phone',
    form: 'newregistration',
  },
  {
    title: 'Odisha to become an independent State in Manufacturing',
    description:
      'Asks what Odisha buys from elsewhere and could make itself, and encourages members to take up its manufacture.',
    tagline: 'Made here, by us',
    form: 'newregistration',
  },
  {
    title: 'Cricket Club',
    description:
      'Arranges practice and friendly matches among members and their teams, because people who play together trade together.',
    tagline: 'One team off the field, too',
    form: 'contact',
  },
  {
    title: 'Cultural Club',
    description:
      'Prepares the association’s festive days, with music, dance and crafts from all parts of Odisha, for members and their families.',
    tagline: 'Rooted in Odisha',
    form: 'contact',
  },
  {
    title: 'Raw Material Bank',
    description:
      'Gathers what members need in raw material, so that small workshops can ask for prices together instead of alone.',
    tagline: 'Buy together, pay less',
    form: 'newregistration',
  },
  {
    title: 'Technical',
    description:
      'Answers questions on machines, processes, quality and standards, with advisors who know the trade.',
    tagline: 'Knowledge at the machine',
    form: 'professionaladvisor',
  },
  {
    title: 'Udyogi Bazar',
    description:
      'Plans market days and stalls where members show and sell what they make, straight to the people who use it.',
    tagline: 'The entrepreneurs’ own market',
    form: 'newregistration',
  },
  {
    title: 'Welfare Club',
    description:
      'Is there for members and their families in hard times, and for those who work with them.',
    tagline: 'Nobody stands alone',
    form: 'contact',
  },
]

import type { FormId } from './forms'

/** A department on the page "Our Departments". */
export type Department = {
  title: string
  /** The work of the department, in two sentences at most. */
  description: string
  /** A few words under the description. */
  tagline: string
  /** The form its card links to; `contact` links to the offices. */
  form: FormId | 'contact'
  /** The head of the department. A missing fact shows `headPlaceholders`. */
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
  email: 'Email to be announced',
}

/** The twelve departments. Their order is their number. */
export const departments: Department[] = [
  {
    title: 'Business Growth Fund',
    description:
      'Reviews members’ requests for funds for machinery, working capital or a new product line, and explains what a good request needs.',
    tagline: 'Funding for sound plans',
    form: 'growthfund',
  },
  {
    title: 'Diamond Business Club',
    description:
      'Brings together owners and directors who refer business to each other, meet regularly and keep their word.',
    tagline: 'Business among people who know each other',
    form: 'diamondbusiness',
  },
  {
    title: 'Land Bank',
    description:
      'Keeps track of who needs land and who offers it, and follows up on problems with plots, documents and approach roads.',
    tagline: 'Ground to build on',
    form: 'landbank',
  },
  {
    title: 'Digital Management',
    description:
      'Manages this website and the association’s records, and helps members go digital with their own paperwork and accounts.',
    tagline: 'Less paper, more reach',
    form: 'serviceadvisor',
  },
  {
    title: 'E-Marketing',
    description:
      'Helps members promote and sell their products online, with photographs, descriptions, online marketplaces and messages to customers.',
    tagline: 'From the workshop to every phone',
    form: 'newregistration',
  },
  {
    title: 'Odisha to become an independent State in Manufacturing',
    description:
      'Finds out what Odisha buys from elsewhere but could make itself, and encourages members to manufacture it.',
    tagline: 'Made here, by us',
    form: 'newregistration',
  },
  {
    title: 'Cricket Club',
    description:
      'Organises practice and friendly matches for members and their teams, because people who play together do business together.',
    tagline: 'One team, on and off the field',
    form: 'contact',
  },
  {
    title: 'Cultural Club',
    description:
      'Organises the association’s celebrations, with music, dance and crafts from all over Odisha, for members and their families.',
    tagline: 'Rooted in Odisha',
    form: 'contact',
  },
  {
    title: 'Raw Material Bank',
    description:
      'Collects members’ raw material requirements, so that small workshops can negotiate prices together.',
    tagline: 'Buy together, pay less',
    form: 'newregistration',
  },
  {
    title: 'Technical',
    description:
      'Answers questions about machines, processes, quality and standards, with advisors who know the trade.',
    tagline: 'Hands-on know-how',
    form: 'professionaladvisor',
  },
  {
    title: 'Udyogi Bazar',
    description:
      'Organises market days and stalls where members sell what they make directly to customers.',
    tagline: 'The entrepreneurs’ own market',
    form: 'newregistration',
  },
  {
    title: 'Welfare Club',
    description: 'Supports members, their families and their workers in difficult times.',
    tagline: 'Nobody is left alone',
    form: 'contact',
  },
]

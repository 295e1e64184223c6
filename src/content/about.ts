import type { TitledText } from './values'

/** The page "About Us". What the tagline's three words mean stands in `values.ts`. */
export type About = {
  /** The first lines, under the heading. */
  lead: string
  mission: [string, ...string[]]
  organisation: TitledText[]
  /** How to join, one step after the other. */
  steps: [TitledText, ...TitledText[]]
  /** Papers a registration asks for; `when` says who needs it. */
  documents: { name: string; when: string }[]
  /** Placeholder until the association publishes its fees. */
  fees: string
}

export const about: About = {
  lead: 'An association of people in Odisha who make, trade and serve, and who would rather grow together than alone.',
  mission: [
    'Running a firm takes more than one pair of hands: somebody who knows the rules, somebody who knows the market, somebody who lends an ear. We bring those people to one table.',
    'Whoever runs a business in Odisha can take part, from a loom in one room to a plant with hundreds of workers.',
  ],
  organisation: [
    {
      title: 'Twelve departments',
      text: 'Each looks after one subject, from the growth fund and the land bank to the cricket club, and each has a head whom members can ask.',
    },
    {
      title: 'Two offices',
      text: 'The main office in Bhubaneswar answers for everything that concerns members; the trade and export wing for business beyond the state.',
    },
    {
      title: 'A meeting every month',
      text: 'Members and guests come together once a month. Place and time are announced on the meeting’s page.',
    },
  ],
  steps: [
    {
      title: 'Have your papers at hand',
      text: 'The list below says which. What you do not have may be left out, but for what the form marks with a star.',
    },
    {
      title: 'Fill in the registration form',
      text: 'Yourself, your firm, what it does and how large it is. What you type stays in your browser’s tab until you send it.',
    },
    {
      title: 'Keep your reference number',
      text: 'The site shows it as soon as your registration has arrived. Copy it or print it.',
    },
    {
      title: 'The association looks into it',
      text: 'The administrators read your registration and reach you by the mobile number you gave.',
    },
  ],
  documents: [
    { name: 'Udyam registration', when: 'if your firm is registered as an MSME' },
    { name: 'GSTIN', when: 'if your firm is registered for GST' },
    { name: 'PAN', when: 'of the firm; of the proprietor for a proprietorship' },
    { name: 'Year established and address', when: 'with PIN code and district' },
    { name: 'Annual turnover', when: 'a range is enough' },
    { name: 'Investment in plant and machinery', when: 'a range is enough' },
    { name: 'Number of employees', when: 'a range is enough' },
    { name: 'Names of proposer and seconder', when: 'if members propose you' },
  ],
  fees: 'Please ask the office.',
}

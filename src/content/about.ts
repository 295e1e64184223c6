import type { TitledText } from './values'

/** The page "About Us". The meaning of the tagline's three words is in `values.ts`. */
export type About = {
  /** The first lines, under the heading. */
  lead: string
  mission: [string, ...string[]]
  organisation: TitledText[]
  /** How to join, in order. */
  steps: [TitledText, ...TitledText[]]
  /** Documents a registration asks for; `when` says which applicants need each. */
  documents: { name: string; when: string }[]
  /** Placeholder until the association publishes its fees. */
  fees: string
}

export const about: About = {
  lead: 'An association of manufacturers, traders and service providers in Odisha who grow together rather than alone.',
  mission: [
    'Running a business takes more than one person: someone who knows the rules, someone who knows the market, someone who listens. We bring these people together.',
    'Anyone who runs a business in Odisha can join, from a handloom in one room to a factory with hundreds of workers.',
  ],
  organisation: [
    {
      title: 'Twelve departments',
      text: 'Each handles one subject, from the growth fund and the land bank to the cricket club, and each has a head whom members can contact.',
    },
    {
      title: 'Two offices',
      text: 'The main office in Bhubaneswar, and the trade and export wing.',
    },
    {
      title: 'A meeting every month',
      text: 'Members and guests meet once a month. The venue and time are on the monthly meeting page.',
    },
  ],
  steps: [
    {
      title: 'Have your documents ready',
      text: 'This page lists them. Leave out what you don’t have, except fields marked *.',
    },
    {
      title: 'Fill in the registration form',
      text: 'Tell us about yourself and your firm: what it does and how big it is. Your entries are saved in this browser tab until you submit.',
    },
    {
      title: 'Keep your reference number',
      text: 'You see it as soon as we have received your registration. Copy it or print it.',
    },
    {
      title: 'We review your registration',
      text: 'Our administrators read it and contact you on the mobile number you gave.',
    },
  ],
  documents: [
    { name: 'Udyam registration', when: 'if your firm is registered as an MSME' },
    { name: 'GSTIN', when: 'if your firm is registered for GST' },
    { name: 'PAN', when: 'of the firm, or of the proprietor' },
    { name: 'Year established and address', when: 'with PIN code and district' },
    { name: 'Annual turnover', when: 'a range is enough' },
    { name: 'Investment in plant and machinery', when: 'a range is enough' },
    { name: 'Number of employees', when: 'a range is enough' },
    { name: 'Names of proposer and seconder', when: 'if members propose you' },
  ],
  fees: 'Please ask the office.',
}

import type { AnyObject, ObjectSchema } from 'yup'
import { registrationFormSchema } from '@/features/registrations/registrationSchema'

/** What a person enters: a text, an option, whether a box is ticked, or which boxes are. */
export type Answer = string | boolean | string[]
export type Answers = Record<string, Answer>

/** A form that is stored, for the journeys every such form has to stand. */
export type FormJourney = {
  path: string
  collection: string
  /** What its reference numbers begin with. */
  prefix: string
  schema: ObjectSchema<AnyObject>
  sendLabel: string
  receivedTitle: string
  /** By the names of the schema: all that is required, and what of the rest is worth trying. */
  answers: Answers
  /** A field of free text by which a journey finds its own records. */
  mark: string
  /** Fields that are asked, but not stored under their own name. */
  notStored?: string[]
  /** The page listens to live data, and loads what that needs by itself. */
  isLive?: true
}

export const formJourneys: FormJourney[] = [
  {
    path: '/form/newregistration/',
    collection: 'New_Registration',
    prefix: 'NR',
    schema: registrationFormSchema as ObjectSchema<AnyObject>,
    sendLabel: 'Send registration',
    receivedTitle: 'Registration received',
    mark: 'firmName',
    notStored: ['sameWhatsapp'],
    answers: {
      name: 'Sample Visitor',
      designation: 'Proprietor',
      mobile: '98765 43210',
      sameWhatsapp: false,
      whatsapp: '+91 91234 56789',
      email: 'visitor@example.org',
      gender: 'Other',
      firmName: 'Sample Udyog',
      constitution: 'Partnership',
      sector: 'Plastic Products',
      yearEstablished: '2001',
      address: 'Plot 1, Sample Road',
      district: 'Khordha',
      pin: '751001',
      website: 'https://example.in',
      activity: 'Service',
      products: 'Sample products',
      turnover: 'Up to ₹10 crore',
      investment: 'Up to ₹2.5 crore',
      employees: '10–49',
      udyam: 'UDYAM-OD-19-0012345',
      pan: 'AAPFU0939F',
      gstin: '27AAPFU0939F1ZV',
      membershipKind: 'Ordinary',
      proposer: 'Sample Member',
      declaration: true,
      consent: true,
      directoryConsent: true,
    },
  },
]

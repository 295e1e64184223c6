import type { AnyObject, ObjectSchema } from 'yup'
import { diamondClubFormSchema } from '@/features/diamond-club/schema'
import { growthFundFormSchema } from '@/features/growth-fund/schema'
import { landBankFormSchema } from '@/features/land-bank/schema'
import { meetingAnswerFormSchema } from '@/features/meetings/schema'
import { registrationFormSchema } from '@/features/registrations/schema'

/** What a person enters: a text, an option, whether a box is ticked, or which boxes are. */
export type Answer = string | boolean | string[]
export type Answers = Record<string, Answer>

/** A form that is stored, for the journeys every such form has to stand. */
export type FormJourney = {
  path: string
  collection: string
  /** The beginning of its reference numbers. */
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
  /** Fields the page answers itself. */
  preset?: string[]
  /** The page listens to live data, and loads what that needs without being used. */
  isLive?: true
}

const applicant = {
  name: 'Sample Visitor',
  designation: 'Proprietor',
  mobile: '98765 43210',
  email: 'visitor@example.org',
}

const firm = {
  firmName: 'Sample Udyog',
  constitution: 'Partnership',
  sector: 'Plastic Products',
  district: 'Khordha',
  pin: '751001',
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
      ...applicant,
      sameWhatsapp: false,
      whatsapp: '+91 91234 56789',
      gender: 'Other',
      ...firm,
      yearEstablished: '2001',
      address: 'Plot 1, Sample Road',
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
      adult: true,
      consent: true,
      directoryConsent: true,
    },
  },
  {
    path: '/form/growthfund/',
    collection: 'growth_fund_req',
    prefix: 'GF',
    schema: growthFundFormSchema as ObjectSchema<AnyObject>,
    sendLabel: 'Send request',
    receivedTitle: 'Growth fund request received',
    mark: 'firmName',
    answers: {
      ...applicant,
      ...firm,
      memberNumber: 'M-17',
      yearsInBusiness: '12',
      turnover: '12,50,000',
      existingLoans: 'None',
      amount: '5,00,000',
      purpose: 'Other',
      otherPurpose: 'A cold store',
      projectCost: '10,00,000',
      ownContribution: '4,00,000',
      jobs: '5',
      use: 'A cold store for vegetables beside the mandi, with a solar roof.',
      documentsReady: ['GST returns', 'Quotations'],
      adult: true,
      consent: true,
    },
  },
  {
    path: '/form/diamondbusiness/',
    collection: 'diamond_member_req',
    prefix: 'DB',
    schema: diamondClubFormSchema as ObjectSchema<AnyObject>,
    sendLabel: 'Send application',
    receivedTitle: 'Club application received',
    mark: 'firmName',
    answers: {
      ...applicant,
      role: 'Owner',
      ...firm,
      yearsInBusiness: '0',
      turnover: '₹10–100 crore',
      employees: '50–249',
      offer: 'Sample products',
      referralsWanted: 'Exporters',
      referralsOffered: 'Retailers',
      firstReferenceName: 'Sample Member',
      firstReferenceMobile: '091234 56789',
      secondReferenceName: 'Another Member',
      secondReferenceMobile: '+91-81234-56789',
      attendance: true,
      conduct: true,
      adult: true,
      consent: true,
    },
  },
  {
    path: '/form/monthlymeeting/',
    collection: 'monthly_meeting_req',
    prefix: 'MM',
    schema: meetingAnswerFormSchema as ObjectSchema<AnyObject>,
    sendLabel: 'Send answer',
    receivedTitle: 'Meeting answer received',
    mark: 'firmName',
    notStored: ['meeting'],
    preset: ['meeting'],
    isLive: true,
    answers: {
      name: 'Sample Visitor',
      mobile: '98765 43210',
      email: 'visitor@example.org',
      firmName: 'Sample Udyog',
      sector: 'Services',
      comingAs: 'Visitor',
      invitedBy: 'Sample Member',
      answer: 'I will attend',
      people: '2',
      question: 'When is the next fair?',
      adult: true,
      consent: true,
    },
  },
  {
    path: '/form/landbank/',
    collection: 'land_bank_req',
    prefix: 'LB',
    schema: landBankFormSchema as ObjectSchema<AnyObject>,
    sendLabel: 'Send request',
    receivedTitle: 'Land request received',
    mark: 'firmName',
    answers: {
      request: 'Report an issue',
      ...applicant,
      firmName: 'Sample Udyog',
      district: 'Cuttack',
      tahasil: 'Sadar',
      riCircle: 'Sample circle',
      mouza: 'Sample mouza',
      landKind: 'Government',
      area: '1.125',
      khata: '12',
      plotNumbers: '112, 113/2',
      issue: 'Mutation',
      pendingWith: 'Tahasil office',
      caseNumber: '17/2024',
      since: '2024-02-29',
      details: 'The mutation has been waiting for two years.',
      adult: true,
      consent: true,
    },
  },
]

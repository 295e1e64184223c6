import type { FormId } from '@/content/forms'

/** The stored fields of a form, as the privacy page lists them. */
export type FormPrivacy = {
  id: FormId
  /** The purpose of the answers. */
  why: string
  /** The label of every stored field, by its name. A test compares them with the schemas. */
  kept: Record<string, string>
}

const person = {
  name: 'Name',
  designation: 'Designation',
  mobile: 'Mobile',
  email: 'Email',
}

const firm = {
  firmName: 'Firm name',
  constitution: 'Constitution',
  sector: 'Sector',
  district: 'District',
  pin: 'PIN code',
}

const agreed = { adult: 'That you are 18 or older', consent: 'Your agreement to the notice' }

/** The forms whose answers are stored. */
export const privacyForms: FormPrivacy[] = [
  {
    id: 'newregistration',
    why: 'To decide on your membership, and to maintain the register of members.',
    kept: {
      ...person,
      whatsapp: 'WhatsApp number',
      gender: 'Gender',
      ...firm,
      yearEstablished: 'Year established',
      address: 'Address',
      website: 'Website',
      activity: 'Activity',
      products: 'Products or services',
      turnover: 'Annual turnover',
      investment: 'Investment in plant and machinery',
      employees: 'Employees',
      udyam: 'Udyam registration number',
      pan: 'PAN',
      gstin: 'GSTIN',
      membershipKind: 'Membership type',
      proposer: 'Proposer',
      seconder: 'Seconder',
      declaration: 'Your declaration that the facts are true',
      ...agreed,
      directoryConsent: 'Whether your firm may be listed in the public directory',
    },
  },
  {
    id: 'growthfund',
    why: 'To decide on your request to the growth fund.',
    kept: {
      ...person,
      ...firm,
      memberNumber: 'Member number',
      yearsInBusiness: 'Years in business',
      turnover: 'Last year’s turnover',
      existingLoans: 'Existing loans',
      amount: 'Amount requested',
      purpose: 'Purpose',
      otherPurpose: 'Which purpose',
      projectCost: 'Project cost',
      ownContribution: 'Own contribution',
      jobs: 'Jobs to be created',
      use: 'How it will be used',
      documentsReady: 'Documents ready',
      ...agreed,
    },
  },
  {
    id: 'diamondbusiness',
    why: 'To decide on your application to the club, and to bring its members together.',
    kept: {
      ...person,
      role: 'Role',
      ...firm,
      yearsInBusiness: 'Years in business',
      turnover: 'Annual turnover',
      employees: 'Employees',
      offer: 'Product or service offered',
      referralsWanted: 'Referrals wanted',
      referralsOffered: 'Referrals offered',
      firstReferenceName: 'First reference: name',
      firstReferenceMobile: 'First reference: mobile',
      secondReferenceName: 'Second reference: name',
      secondReferenceMobile: 'Second reference: mobile',
      attendance: 'Your commitment to attend',
      conduct: 'Your acceptance of the code of conduct',
      ...agreed,
    },
  },
  {
    id: 'monthlymeeting',
    why: 'To prepare the meeting: the seats, the agenda and the list of attendees.',
    kept: {
      meetingId: 'Which meeting',
      meetingDate: 'Meeting Date',
      name: 'Name',
      mobile: 'Mobile',
      email: 'Email',
      firmName: 'Firm name',
      sector: 'Sector',
      comingAs: 'Attending as',
      invitedBy: 'Invited by',
      people: 'Number attending',
      answer: 'Answer',
      question: 'Question for the agenda',
      ...agreed,
    },
  },
  {
    id: 'landbank',
    why: 'To find land for you, to pass your offer on to those who need land, or to take up your issue with the office in charge.',
    kept: {
      request: 'Type of request',
      ...person,
      firmName: 'Firm name',
      district: 'District',
      tahasil: 'Tahasil',
      riCircle: 'RI circle',
      mouza: 'Mouza',
      landKind: 'Type of land',
      estate: 'Estate',
      plotOrShed: 'Plot or shed number',
      khata: 'Khata',
      plotNumbers: 'Plot numbers',
      area: 'Area in acres',
      issue: 'Which issue',
      pendingWith: 'Pending with',
      caseNumber: 'Case number',
      since: 'Pending since',
      projectCost: 'Project cost',
      jobs: 'Jobs to be created',
      water: 'Water requirement',
      power: 'Power requirement',
      details: 'Details',
      ...agreed,
    },
  },
]

import type { FormId } from './forms'

/** What a form keeps, as the privacy page lists it. */
export type FormPrivacy = {
  id: FormId
  /** What the answers are for. */
  why: string
  /** What is kept, by the name of its field. A test holds it to what the form really asks. */
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

const agreed = { consent: 'That you have agreed to the notice' }

/** The forms that are kept. */
export const privacyForms: FormPrivacy[] = [
  {
    id: 'newregistration',
    why: 'To decide on your membership and to keep the register of members.',
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
      membershipKind: 'Membership kind',
      proposer: 'Proposer',
      seconder: 'Seconder',
      declaration: 'That you have declared the facts to be true',
      ...agreed,
      directoryConsent: 'Whether your firm may stand in the public directory',
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
      amount: 'Amount asked',
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
      referralsWanted: 'Referrals looked for',
      referralsOffered: 'Referrals offered',
      firstReferenceName: 'First reference: name',
      firstReferenceMobile: 'First reference: mobile',
      secondReferenceName: 'Second reference: name',
      secondReferenceMobile: 'Second reference: mobile',
      attendance: 'That you commit to attending',
      conduct: 'That you have accepted the code of conduct',
      ...agreed,
    },
  },
  {
    id: 'monthlymeeting',
    why: 'To prepare the meeting: seats, the agenda, and whom to expect.',
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
    why: 'To find land, to bring an offer to those who look for one, or to take an issue up with the office in charge.',
    kept: {
      request: 'Kind of request',
      ...person,
      firmName: 'Firm name',
      district: 'District',
      tahasil: 'Tahasil',
      riCircle: 'RI circle',
      mouza: 'Mouza',
      landKind: 'Land kind',
      estate: 'Estate',
      plotOrShed: 'Plot or shed number',
      khata: 'Khata',
      plotNumbers: 'Plot numbers',
      area: 'Area in acres',
      issue: 'Which issue',
      pendingWith: 'Pending with',
      caseNumber: 'Case number',
      since: 'Since when',
      projectCost: 'Project cost',
      jobs: 'Jobs to be created',
      water: 'Water wanted',
      power: 'Power wanted',
      details: 'Details',
      ...agreed,
    },
  },
]

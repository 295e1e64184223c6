import {
  aFirm,
  anApplicant,
  optionsOf,
  receivedAt,
  submissionId,
  withoutGaps,
  type Sample,
  type Value,
} from './records'
import { seededRandom } from './seededRandom'

type Overrides = Record<string, Value>

/** Sample growth fund request number n; the odd ones have every optional field. */
export function aGrowthFundRequest(n: number, overrides: Overrides = {}): Sample {
  const random = seededRandom(n + 10_000)
  const sometimes = (value: Value) => (n % 2 === 1 ? value : undefined)
  const amount = random.between(1, 80) * 50_000
  const purposes = ['Machinery', 'Working capital', 'Expansion', 'Technology', 'Marketing']
  const data = {
    ...anApplicant(n),
    email: sometimes(`fund${n}@example.org`),
    ...aFirm(n, random).firm,
    memberNumber: sometimes(`M-${1000 + n}`),
    amount,
    purpose: n % 5 === 0 ? 'Other' : random.pick(purposes),
    purposeOther: n % 5 === 0 ? 'Cold storage' : undefined,
    projectCost: sometimes(amount * 2),
    ownContribution: sometimes(amount / 2),
    turnover: random.between(5, 900) * 100_000,
    existingLoans: sometimes('A term loan at a bank, paid back regularly.'),
    yearsInBusiness: random.between(0, 40),
    jobs: sometimes(random.between(1, 60)),
    use: 'The money buys two machines for the second line, which runs in one shift by now.',
    documents: sometimes(['Udyam certificate', 'Bank statement', 'Quotations']),
    consent: true,
    consentVersion: '2026-11',
    createdAt: receivedAt(n),
    ...overrides,
  }
  return { id: submissionId(n, 1), data: withoutGaps(data) }
}

/** Sample diamond business club request number n; the odd ones have every optional field. */
export function aDiamondRequest(n: number, overrides: Overrides = {}): Sample {
  const random = seededRandom(n + 20_000)
  const sometimes = (value: Value) => (n % 2 === 1 ? value : undefined)
  const data = {
    ...anApplicant(n),
    email: sometimes(`diamond${n}@example.org`),
    ...aFirm(n, random).firm,
    role: random.pick(['Founder', 'Owner', 'Director', 'Partner']),
    yearsInBusiness: random.between(0, 40),
    turnover: random.pick(optionsOf('turnover')),
    employees: random.pick(optionsOf('employees')),
    products: 'Sample products of the firm',
    referralsWanted: sometimes('Buyers of packed food'),
    referralsOffered: sometimes('Transporters and packers'),
    reference1Name: sometimes('Sample Reference One'),
    reference1Mobile: sometimes('9000000001'),
    reference2Name: sometimes('Sample Reference Two'),
    reference2Mobile: sometimes('9000000002'),
    commitment: true,
    conduct: true,
    consent: true,
    consentVersion: '2026-11',
    createdAt: receivedAt(n),
    ...overrides,
  }
  return { id: submissionId(n, 2), data: withoutGaps(data) }
}

/**
 * Sample answer number n to a meeting; every odd one comes as a visitor and has every optional
 * field.
 */
export function aMeetingAnswer(n: number, overrides: Overrides = {}): Sample {
  const random = seededRandom(n + 30_000)
  const sometimes = (value: Value) => (n % 2 === 1 ? value : undefined)
  const { name, mobile } = anApplicant(n)
  const { firmName, sector } = aFirm(n, random).firm
  const meeting = aMeeting()
  const data = {
    meetingId: meeting.id,
    meetingDate: meeting.data.meetingDate,
    name,
    mobile,
    email: sometimes(`meeting${n}@example.org`),
    firmName,
    sector,
    comingAs: n % 2 === 1 ? 'Visitor' : 'Member',
    invitedBy: sometimes('Sample Member'),
    people: random.between(1, 5),
    answer: n % 4 === 0 ? 'I cannot attend' : 'I will attend',
    question: sometimes('How can a small unit sell on the portal of the state?'),
    consent: true,
    consentVersion: '2026-11',
    createdAt: receivedAt(n),
    ...overrides,
  }
  return { id: submissionId(n, 3), data: withoutGaps(data) }
}

/** What `monthly_meetings` holds. */
export type MeetingData = {
  meetingAgenda: string
  venueName: string
  venueAddress: string
  meetingDate: string
  meetingTime: string
  updatedAt: Date
}

/** A sample meeting record. */
export function aMeeting(
  overrides: Partial<MeetingData> = {},
  id = 'monthly-meeting',
): Sample<MeetingData> {
  const data = {
    meetingAgenda: 'Review of the month and introduction of new members',
    venueName: 'Sample Meeting Hall',
    venueAddress: 'Sample Road, Bhubaneswar, Khordha 751001',
    meetingDate: '2026-12-05',
    meetingTime: '04:30 PM',
    updatedAt: receivedAt(1),
    ...overrides,
  }
  return { id, data: withoutGaps(data) }
}

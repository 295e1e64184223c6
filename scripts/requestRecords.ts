import { diamondClubSchema, type DiamondClubRequest } from '@/features/diamond-club/schema'
import { growthFundSchema, type GrowthFundRequest } from '@/features/growth-fund/schema'
import {
  aFirm,
  anApplicant,
  answersOf,
  consentVersion,
  onlyIfOdd,
  receivedAt,
  submissionId,
  withoutGaps,
  type Sample,
  type Stored,
} from './records'
import { seededRandom } from './seededRandom'

const ofFund = answersOf(growthFundSchema)
const ofClub = answersOf(diamondClubSchema)

/** Sample growth fund request number n; the odd ones have every optional field. */
export function aGrowthFundRequest(
  n: number,
  overrides: Partial<Stored<GrowthFundRequest>> = {},
): Sample<Stored<GrowthFundRequest>> {
  const random = seededRandom(n + 10_000)
  const sometimes = onlyIfOdd(n)
  const amount = random.between(1, 80) * 50_000
  const purpose = n % 5 === 0 ? 'Other' : random.pick(ofFund('purpose'))
  const data: Stored<GrowthFundRequest> = {
    ...anApplicant(n),
    email: sometimes(`fund${n}@example.org`),
    ...aFirm(n, random).firm,
    memberNumber: sometimes(`M-${1000 + n}`),
    yearsInBusiness: random.between(0, 40),
    turnover: random.between(5, 900) * 100_000,
    existingLoans: sometimes('A term loan at a bank, repaid on time.'),
    amount,
    purpose,
    otherPurpose: purpose === 'Other' ? 'Cold storage' : undefined,
    projectCost: sometimes(amount * 2),
    ownContribution: sometimes(amount / random.pick([1, 2, 4])),
    jobs: sometimes(random.between(0, 60)),
    use: random.pick([
      'The money buys two machines for the second line, which runs one shift so far.',
      'It pays for raw material before the season, when it costs a third less than later.',
      'ନମୁନା: ଏହି ଅର୍ଥରେ ଦୁଇଟି ଯନ୍ତ୍ର କିଣାଯିବ ଏବଂ ଅଧିକ ଲୋକଙ୍କୁ କାମ ମିଳିବ।',
    ]),
    documentsReady: sometimes(
      ofFund('documentsReady').filter((_, index) => index === n % 6 || random.chance()),
    ),
    consent: true,
    consentVersion,
    createdAt: receivedAt(n),
    ...overrides,
  }
  return { id: submissionId(n, 1), data: withoutGaps(data) }
}

/** Sample diamond business club request number n; the odd ones have every optional field. */
export function aDiamondRequest(
  n: number,
  overrides: Partial<Stored<DiamondClubRequest>> = {},
): Sample<Stored<DiamondClubRequest>> {
  const random = seededRandom(n + 20_000)
  const sometimes = onlyIfOdd(n)
  const { firm, products } = aFirm(n, random)
  const data: Stored<DiamondClubRequest> = {
    ...anApplicant(n),
    email: sometimes(`diamond${n}@example.org`),
    role: random.pick(ofClub('role')),
    ...firm,
    yearsInBusiness: random.between(0, 40),
    turnover: random.pick(ofClub('turnover')),
    employees: random.pick(ofClub('employees')),
    offer: products,
    referralsWanted: sometimes('Buyers of packed food'),
    referralsOffered: sometimes('Transporters and packers'),
    firstReferenceName: sometimes('Lalit Namuna'),
    firstReferenceMobile: sometimes('9000000001'),
    secondReferenceName: sometimes('Kabita Udaharan'),
    secondReferenceMobile: sometimes('9000000002'),
    attendance: true,
    conduct: true,
    consent: true,
    consentVersion,
    createdAt: receivedAt(n),
    ...overrides,
  }
  return { id: submissionId(n, 2), data: withoutGaps(data) }
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

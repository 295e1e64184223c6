import type { InferType } from 'yup'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import {
  aFirm,
  anApplicant,
  answersOf,
  aSubmission,
  onlyIfOdd,
  type Sample,
  type Stored,
} from './records'
import { seededRandom } from './seededRandom'

type DiamondClubRequest = InferType<typeof diamondClubSchema>
type LandRequest = InferType<typeof landBankSchema>
type GrowthFundRequest = InferType<typeof growthFundSchema>

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
  return aSubmission<Stored<GrowthFundRequest>>(
    n,
    1,
    {
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
    },
    overrides,
  )
}

/** Sample diamond business club request number n; the odd ones have every optional field. */
export function aDiamondRequest(
  n: number,
  overrides: Partial<Stored<DiamondClubRequest>> = {},
): Sample<Stored<DiamondClubRequest>> {
  const random = seededRandom(n + 20_000)
  const sometimes = onlyIfOdd(n)
  const { firm, products } = aFirm(n, random)
  return aSubmission<Stored<DiamondClubRequest>>(
    n,
    2,
    {
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
    },
    overrides,
  )
}

const ofLand = answersOf(landBankSchema)
const requests = ofLand('request')
const landKinds = ofLand('landKind')

/**
 * Sample land request number n; the odd ones have every optional field that their kind has. In
 * eighteen of them each kind of request meets each kind of land, with these fields and without.
 */
export function aLandRequest(
  n: number,
  overrides: Partial<Stored<LandRequest>> = {},
): Sample<Stored<LandRequest>> {
  const random = seededRandom(n + 40_000)
  const sometimes = onlyIfOdd(n)
  const request = requests[n % requests.length]!
  const { firm } = aFirm(n, random)
  return aSubmission<Stored<LandRequest>>(
    n,
    4,
    {
      request,
      ...anApplicant(n),
      email: sometimes(`land${n}@example.org`),
      firmName: firm.firmName,
      district: firm.district,
      // A person who needs land may leave the place open.
      ...(request === 'Need land' && n % 2 === 0 ? {} : aPlace(n)),
      riCircle: sometimes(`Sample Circle ${n}`),
      area: random.between(1, 20_000) / 1000,
      ...(request === 'Report an issue' && {
        issue: random.pick(ofLand('issue')),
        pendingWith: sometimes('Sample Office, land section'),
        caseNumber: sometimes(`${n}/2025`),
        since: sometimes(`2025-${String(random.between(1, 12)).padStart(2, '0')}-15`),
      }),
      ...(request === 'Need land' && {
        projectCost: sometimes(random.between(10, 900) * 100_000),
        jobs: sometimes(random.between(5, 200)),
        water: sometimes(`${random.between(1, 50)},000 litres a day`),
        power: sometimes(`${random.between(1, 40) * 10} kW`),
      }),
      details: 'A sample of what a person writes about the land and asks of the office.',
    },
    overrides,
  )
}

function aPlace(n: number) {
  const landKind = landKinds[Math.floor(n / requests.length) % landKinds.length]!
  return {
    tahasil: 'Sample Tahasil',
    mouza: `Sample Mouza ${n}`,
    landKind,
    ...(landKind === 'IDCO'
      ? { estate: 'Sample Industrial Estate', plotOrShed: `Shed ${n}` }
      : { khata: `${100 + n}/${n}`, plotNumbers: `${200 + n}, ${201 + n}/2` }),
  }
}

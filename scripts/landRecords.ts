import { landBankSchema, type LandRequest } from '@/features/land-bank/schema'
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

const optionsOf = answersOf(landBankSchema)
const requests = optionsOf('request')
const landKinds = optionsOf('landKind')

type LandData = Stored<LandRequest>

/**
 * Sample land request number n; the odd ones have every optional field that their kind has. In
 * eighteen of them each kind of request meets each kind of land, with these fields and without.
 */
export function aLandRequest(n: number, overrides: Partial<LandData> = {}): Sample<LandData> {
  const random = seededRandom(n + 40_000)
  const sometimes = onlyIfOdd(n)
  const request = requests[n % requests.length]!
  const { firm } = aFirm(n, random)
  const data: LandData = {
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
      issue: random.pick(optionsOf('issue')),
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
    consent: true,
    consentVersion,
    createdAt: receivedAt(n),
    ...overrides,
  }
  return { id: submissionId(n, 4), data: withoutGaps(data) }
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

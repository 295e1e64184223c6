import type { DiamondClubForm } from '@/features/diamond-club/schema'
import type { GrowthFundForm } from '@/features/growth-fund/schema'
import type { LandBankForm } from '@/features/land-bank/schema'
import type { MeetingAnswerForm } from '@/features/meetings/schema'
import type { RegistrationForm } from '@/features/registrations/schema'
import type { storedLanguages } from '@/shared/language'
import type { MemberKind } from '@/shared/members/kinds'
import type { MsmeClass } from '@/shared/validation/choices'

type Answers =
  | RegistrationForm[
      | 'gender'
      | 'constitution'
      | 'sector'
      | 'district'
      | 'activity'
      | 'turnover'
      | 'investment'
      | 'employees'
      | 'membershipKind']
  | GrowthFundForm['purpose']
  | NonNullable<GrowthFundForm['documentsReady']>[number]
  | DiamondClubForm['role']
  | LandBankForm['request' | 'landKind' | 'issue']
  | MeetingAnswerForm['comingAs' | 'answer']

/** The answers that visitors choose from, and the words that follow from them, as they are stored. */
export type Code = NonNullable<Answers> | MemberKind | MsmeClass | (typeof storedLanguages)[number]

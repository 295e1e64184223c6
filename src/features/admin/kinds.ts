import type { UnknownAction } from '@reduxjs/toolkit'
import {
  growthFundRequestsSlice,
  growthFundSchema,
  readGrowthFundRequest,
} from '@/features/growth-fund/data'
import {
  diamondClubSchema,
  diamondRequestsSlice,
  readDiamondRequest,
} from '@/features/diamond-club/data'
import {
  landBankSchema,
  landRequestsSlice,
  listenLandRequests,
  readLandRequest,
} from '@/features/land-bank/data'
import {
  listenMeetingAnswers,
  meetingAnswerSchema,
  meetingAnswersSlice,
  readMeetingAnswer,
} from '@/features/meetings/data'
import {
  readRegistration,
  registrationSchema,
  registrationsSlice,
} from '@/features/registrations/data'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { formatRupees } from '@/shared/validation/rupees'
import { headsAtNext, receivedWeek, sumOf, type Chart, type Tally } from './chart'
import { sortableDate } from './columns'
import type { Kind } from './kind'
import { answerOf, type AdminRecord } from './records'

const newPerWeek: Chart = { title: 'New per week', form: 'weeks', bucketOf: receivedWeek }

const byField = (title: string, field: string): Chart => ({
  title,
  form: 'most',
  field,
  bucketOf: (record) => answerOf(record, field),
})

const amountOf = ({ amount }: AdminRecord) => (typeof amount === 'number' ? amount : 0)

const sumInRupees = (tally: Tally) => formatRupees(sumOf(tally))

const isComing = ({ answer }: AdminRecord) => answer === 'I will attend'

/** The collections of the panel, in the order of its tabs. */
export const kinds: readonly Kind[] = [
  {
    id: 'registrations',
    label: 'New registrations',
    singular: 'registration',
    prefix: 'NR',
    fields: fieldInfos(registrationSchema),
    slice: registrationsSlice as unknown as Kind['slice'],
    read: readRegistration,
    usual: ['name', 'firmName', 'mobile', 'district', 'sector', 'createdAt', 'reference'],
    filters: ['district', 'sector', 'activity', 'membershipKind'],
    charts: [newPerWeek, byField('By district', 'district'), byField('By sector', 'sector')],
    subject: 'Business',
  },
  {
    id: 'growth-fund',
    label: 'Growth fund',
    singular: 'growth fund request',
    prefix: 'GF',
    fields: fieldInfos(growthFundSchema),
    slice: growthFundRequestsSlice as unknown as Kind['slice'],
    read: readGrowthFundRequest,
    usual: ['name', 'firmName', 'mobile', 'amount', 'purpose', 'createdAt', 'reference'],
    filters: ['district', 'sector', 'purpose'],
    charts: [
      newPerWeek,
      {
        ...byField('Amount asked', 'purpose'),
        weightOf: amountOf,
        show: formatRupees,
        total: sumInRupees,
      },
      byField('By district', 'district'),
    ],
    subject: 'Request',
  },
  {
    id: 'diamond-club',
    label: 'Diamond club',
    singular: 'diamond club request',
    prefix: 'DB',
    fields: fieldInfos(diamondClubSchema),
    slice: diamondRequestsSlice as unknown as Kind['slice'],
    read: readDiamondRequest,
    usual: ['name', 'firmName', 'mobile', 'role', 'turnover', 'createdAt', 'reference'],
    filters: ['district', 'sector', 'role', 'turnover'],
    charts: [newPerWeek, byField('By sector', 'sector'), byField('By turnover', 'turnover')],
    subject: 'Request',
  },
  {
    id: 'meeting-answers',
    label: 'Monthly meeting answers',
    singular: 'meeting answer',
    prefix: 'MM',
    fields: fieldInfos(meetingAnswerSchema),
    slice: meetingAnswersSlice as unknown as Kind['slice'],
    read: readMeetingAnswer,
    listen: () => listenMeetingAnswers.initiate() as unknown as UnknownAction,
    usual: [
      'name',
      'firmName',
      'mobile',
      'meetingDate',
      'answer',
      'people',
      'comingAs',
      'createdAt',
      'reference',
    ],
    filters: ['meetingDate', 'answer', 'comingAs', 'sector'],
    charts: [
      {
        title: 'Heads expected',
        form: 'latest',
        field: 'meetingDate',
        bucketOf: (record) => (isComing(record) ? answerOf(record, 'meetingDate') : undefined),
        weightOf: ({ people }) => (typeof people === 'number' ? people : 1),
        total: (heads) => headsAtNext(heads, sortableDate(new Date())),
      },
      byField('By answer', 'answer'),
      byField('By sector', 'sector'),
    ],
    subject: 'Answer',
  },
  {
    id: 'land-issues',
    label: 'Land issues',
    singular: 'land request',
    prefix: 'LB',
    fields: fieldInfos(landBankSchema),
    slice: landRequestsSlice as unknown as Kind['slice'],
    read: readLandRequest,
    listen: () => listenLandRequests.initiate() as unknown as UnknownAction,
    usual: [
      'name',
      'firmName',
      'mobile',
      'request',
      'issue',
      'district',
      'area',
      'createdAt',
      'reference',
    ],
    filters: ['request', 'issue', 'district', 'landKind'],
    charts: [
      newPerWeek,
      byField('By kind of request', 'request'),
      byField('By district', 'district'),
    ],
    subject: 'Land',
  },
]

export const kindOf = (id: string): Kind | undefined => kinds.find((kind) => kind.id === id)

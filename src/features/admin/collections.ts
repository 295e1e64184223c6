import { diamondRequests } from '@/features/diamond-club/api'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { growthFundRequests } from '@/features/growth-fund/api'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landRequests } from '@/features/land-bank/api'
import { landBankSchema } from '@/features/land-bank/schema'
import { meetingAnswers } from '@/features/meetings/api'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { registrations } from '@/features/registrations/api'
import { registrationSchema } from '@/features/registrations/schema'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { formatRupees } from '@/shared/validation/numbers'
import { headsAtNext, receivedWeek, sumOf } from './charts/chart'
import { makeColumns, sortableDate } from './list/columns'
import { answerOf, type AdminRecord } from './records'
import type { AdminCollection, Chart, Counts } from './types'

const newPerWeek: Chart = { title: 'New per week', form: 'weeks', bucketOf: receivedWeek }

const byField = (title: string, field: string): Chart => ({
  title,
  form: 'most',
  field,
  bucketOf: (record) => answerOf(record, field),
})

const amountOf = ({ amount }: AdminRecord) => (typeof amount === 'number' ? amount : 0)

const sumInRupees = (counts: Counts) => formatRupees(sumOf(counts))

const isComing = ({ answer }: AdminRecord) => answer === 'I will attend'

const described: Omit<AdminCollection, 'columns'>[] = [
  {
    id: 'registrations',
    label: 'New registrations',
    singular: 'registration',
    prefix: 'NR',
    fields: fieldInfos(registrationSchema),
    live: registrations,
    defaultColumns: ['name', 'firmName', 'mobile', 'district', 'sector', 'createdAt', 'reference'],
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
    live: growthFundRequests,
    defaultColumns: ['name', 'firmName', 'mobile', 'amount', 'purpose', 'createdAt', 'reference'],
    filters: ['district', 'sector', 'purpose'],
    charts: [
      newPerWeek,
      {
        ...byField('Amount requested', 'purpose'),
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
    live: diamondRequests,
    defaultColumns: ['name', 'firmName', 'mobile', 'role', 'turnover', 'createdAt', 'reference'],
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
    live: meetingAnswers,
    defaultColumns: [
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
        title: 'Expected attendance',
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
    live: landRequests,
    defaultColumns: [
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

/** The collections of the admin area, in the order of its menu. */
export const collections: readonly AdminCollection[] = described.map((collection) => ({
  ...collection,
  columns: makeColumns(collection),
}))

export const collectionById = (id: string): AdminCollection | undefined =>
  collections.find((collection) => collection.id === id)

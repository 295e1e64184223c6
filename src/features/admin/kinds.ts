import { growthFundRequestsSlice, growthFundSchema } from '@/features/growth-fund/data'
import { diamondClubSchema, diamondRequestsSlice } from '@/features/diamond-club/data'
import { registrationSchema, registrationsSlice } from '@/features/registrations/data'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { formatRupees } from '@/shared/validation/rupees'
import { receivedWeek, type Chart } from './chart'
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

/** The collections of the panel, in the order of its tabs. */
export const kinds: readonly Kind[] = [
  {
    id: 'registrations',
    label: 'New registrations',
    singular: 'registration',
    prefix: 'NR',
    fields: fieldInfos(registrationSchema),
    slice: registrationsSlice as unknown as Kind['slice'],
    usual: [
      'name',
      'firmName',
      'mobile',
      'district',
      'sector',
      'membershipKind',
      'createdAt',
      'reference',
    ],
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
    usual: [
      'name',
      'firmName',
      'mobile',
      'amount',
      'purpose',
      'district',
      'createdAt',
      'reference',
    ],
    filters: ['district', 'sector', 'purpose'],
    charts: [
      newPerWeek,
      {
        ...byField('Amount asked', 'purpose'),
        weightOf: amountOf,
        show: formatRupees,
        total: formatRupees,
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
    usual: ['name', 'firmName', 'mobile', 'role', 'turnover', 'district', 'createdAt', 'reference'],
    filters: ['district', 'sector', 'role', 'turnover'],
    charts: [newPerWeek, byField('By sector', 'sector'), byField('By turnover', 'turnover')],
    subject: 'Request',
  },
]

export const kindOf = (id: string): Kind | undefined => kinds.find((kind) => kind.id === id)

import SavingsIcon from '@mui/icons-material/SavingsOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { formatRupees } from '@/shared/validation/numbers'
import { listLabels } from '@/shared/requests/listLabels'
import { growthFundRequests } from './api'
import { growthFundSchema } from './schema'

export const growthFundList: CollectionConfig = {
  id: 'growth-fund',
  label: listLabels['growth-fund'],
  singular: 'growth fund request',
  Icon: SavingsIcon,
  prefix: 'GF',
  fields: fieldInfos(growthFundSchema),
  live: growthFundRequests,
  defaultColumns: [
    'name',
    'state',
    'due',
    'assignee',
    'amount',
    'firmName',
    'mobile',
    'createdAt',
    'purpose',
    'reference',
  ],
  filters: ['district', 'sector', 'purpose'],
  charts: [
    { title: 'New per week', form: 'weeks' },
    { title: 'By status', form: 'states' },
    {
      title: 'Amount requested',
      form: 'largest',
      field: 'purpose',
      weightOf: ({ amount }) => (typeof amount === 'number' ? amount : 0),
      format: formatRupees,
      total: (amounts) => formatRupees([...amounts.values()].reduce((sum, each) => sum + each, 0)),
    },
    { title: 'By district', form: 'largest', field: 'district' },
  ],
  subject: 'Request',
}

import SavingsIcon from '@mui/icons-material/SavingsOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { formatRupees } from '@/shared/validation/numbers'
import { growthFundRequests } from './api'
import { growthFundSchema } from './schema'

export const growthFundList: CollectionConfig = {
  id: 'growth-fund',
  heading: 'Growth fund requests',
  singular: 'growth fund request',
  Icon: SavingsIcon,
  fields: fieldInfos(growthFundSchema),
  live: growthFundRequests,
  ownColumns: ['amount', 'purpose'],
  filters: ['district', 'sector', 'purpose'],
  charts: [
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

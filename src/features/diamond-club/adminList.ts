import DiamondIcon from '@mui/icons-material/DiamondOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { diamondRequests } from './api'
import { diamondClubSchema } from './schema'

export const diamondClubList: CollectionConfig = {
  id: 'diamond-club',
  singular: 'diamond club request',
  Icon: DiamondIcon,
  fields: fieldInfos(diamondClubSchema),
  live: diamondRequests,
  defaultColumns: [
    'name',
    'state',
    'due',
    'assignee',
    'firmName',
    'mobile',
    'createdAt',
    'role',
    'turnover',
    'reference',
  ],
  filters: ['district', 'sector', 'role', 'turnover'],
  charts: [
    { title: 'By sector', form: 'largest', field: 'sector' },
    { title: 'By turnover', form: 'largest', field: 'turnover' },
  ],
  subject: 'Request',
}

import DiamondIcon from '@mui/icons-material/DiamondOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { listLabels } from '@/shared/requests/listLabels'
import { diamondRequests } from './api'
import { diamondClubSchema } from './schema'

export const diamondClubList: CollectionConfig = {
  id: 'diamond-club',
  label: listLabels['diamond-club'],
  singular: 'diamond club request',
  Icon: DiamondIcon,
  prefix: 'DB',
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
    { title: 'New per week', form: 'weeks' },
    { title: 'By status', form: 'states' },
    { title: 'By sector', form: 'largest', field: 'sector' },
    { title: 'By turnover', form: 'largest', field: 'turnover' },
  ],
  subject: 'Request',
}

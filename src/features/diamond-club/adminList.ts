import DiamondIcon from '@mui/icons-material/DiamondOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { diamondRequests } from './api'
import { diamondClubSchema } from './schema'

export const diamondClubList: CollectionConfig = {
  id: 'diamond-club',
  heading: 'Diamond club requests',
  singular: 'diamond club request',
  Icon: DiamondIcon,
  fields: fieldInfos(diamondClubSchema),
  live: diamondRequests,
  ownColumns: ['role', 'turnover'],
  filters: ['district', 'sector', 'role', 'turnover'],
  charts: [
    { title: 'By sector', form: 'largest', field: 'sector' },
    { title: 'By turnover', form: 'largest', field: 'turnover' },
  ],
  subject: 'Request',
}

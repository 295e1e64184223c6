import TerrainIcon from '@mui/icons-material/TerrainOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { landRequests } from './api'
import { landBankSchema } from './schema'

export const landBankList: CollectionConfig = {
  id: 'land-issues',
  heading: 'Land requests',
  singular: 'land request',
  Icon: TerrainIcon,
  fields: fieldInfos(landBankSchema),
  live: landRequests,
  ownColumns: ['request', 'issue', 'district', 'area'],
  filters: ['request', 'issue', 'district', 'landKind'],
  charts: [
    { title: 'By request', form: 'largest', field: 'request' },
    { title: 'By district', form: 'largest', field: 'district' },
  ],
  subject: 'Land',
}

import ShieldIcon from '@mui/icons-material/PrivacyTipOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { rightsRequests } from './api'
import { rightsRequestSchema } from './schema'

export const rightsList: CollectionConfig = {
  id: 'rights',
  heading: 'Data requests',
  singular: 'data request',
  Icon: ShieldIcon,
  // The key means nothing to people; the page of the rights request leads to the request.
  fields: fieldInfos(rightsRequestSchema.omit(['key'])),
  live: rightsRequests,
  ownColumns: ['text'],
  filters: ['kind'],
  charts: [{ title: 'By type of request', form: 'largest', field: 'kind' }],
  subject: 'Data request',
}

import ShieldIcon from '@mui/icons-material/PrivacyTipOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { rightsPrefix } from '@/shared/requests/rights'
import { listLabels } from '@/shared/requests/listLabels'
import { rightsRequests } from './api'
import { rightsRequestSchema } from './schema'

export const rightsList: CollectionConfig = {
  id: 'rights',
  label: listLabels.rights,
  singular: 'rights request',
  Icon: ShieldIcon,
  prefix: rightsPrefix,
  // The key means nothing to people; the page of the rights request leads to the request.
  fields: fieldInfos(rightsRequestSchema.omit(['key'])),
  live: rightsRequests,
  defaultColumns: ['kind', 'state', 'due', 'assignee', 'createdAt', 'reference', 'text'],
  filters: ['kind'],
  charts: [
    { title: 'New per week', form: 'weeks' },
    { title: 'By status', form: 'states' },
    { title: 'By what is asked', form: 'largest', field: 'kind' },
  ],
  subject: 'Rights request',
}

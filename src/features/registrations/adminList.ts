import PersonAddIcon from '@mui/icons-material/PersonAddOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { listLabels } from '@/shared/requests/listLabels'
import { registrations } from './api'
import { registrationSchema } from './schema'

export const registrationList: CollectionConfig = {
  id: 'registrations',
  label: listLabels.registrations,
  singular: 'registration',
  Icon: PersonAddIcon,
  prefix: 'NR',
  fields: fieldInfos(registrationSchema),
  live: registrations,
  defaultColumns: [
    'name',
    'state',
    'due',
    'assignee',
    'firmName',
    'mobile',
    'createdAt',
    'district',
    'sector',
    'reference',
  ],
  filters: ['district', 'sector', 'activity', 'membershipKind'],
  charts: [
    { title: 'New per week', form: 'weeks' },
    { title: 'By status', form: 'states' },
    { title: 'By district', form: 'largest', field: 'district' },
    { title: 'By sector', form: 'largest', field: 'sector' },
  ],
  subject: 'Business',
}

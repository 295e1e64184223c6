import PersonAddIcon from '@mui/icons-material/PersonAddOutlined'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { registrations } from './api'
import { registrationSchema } from './schema'

export const registrationList: CollectionConfig = {
  id: 'registrations',
  heading: 'Member List',
  singular: 'registration',
  Icon: PersonAddIcon,
  fields: fieldInfos(registrationSchema),
  live: registrations,
  ownColumns: ['district', 'sector'],
  filters: ['district', 'sector', 'activity', 'membershipKind'],
  charts: [
    { title: 'By district', form: 'largest', field: 'district' },
    { title: 'By sector', form: 'largest', field: 'sector' },
  ],
  subject: 'Business',
}

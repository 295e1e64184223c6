import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import {
  registrationSchema,
  registrationsSlice,
  type LiveRegistration,
} from '@/features/registrations/data'
import { displayValue } from '@/shared/forms/displayValue'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { referenceOf } from '@/shared/forms/reference'
import { LiveGrid, type LiveColumn } from '@/shared/live/LiveGrid'

type Column = LiveColumn<LiveRegistration>
type Name = 'name' | 'firmName' | 'mobile' | 'district' | 'sector' | 'membershipKind'

const fields = fieldInfos(registrationSchema)
const { selectList, selectById } = registrationsSlice.selectors

function column(name: Name, width: number): Column {
  const field = fields.get(name)
  return {
    field: name,
    header: field?.label ?? name,
    width,
    show: (item) => displayValue(field?.meta, item[name]),
    sortValue: (item) => item[name],
  }
}

const columns: Column[] = [
  {
    ...column('name', 200),
    show: ({ id, name }) => (
      <Link component={RouterLink} to={`/member/${encodeURIComponent(id)}`}>
        {name ?? 'No name'}
      </Link>
    ),
  },
  column('firmName', 220),
  column('mobile', 160),
  column('district', 140),
  column('sector', 220),
  column('membershipKind', 150),
  {
    field: 'createdAt',
    header: 'Received',
    width: 200,
    show: ({ createdAt }) => createdAt,
    sortValue: ({ createdAtMillis }) => createdAtMillis,
  },
  {
    field: 'reference',
    header: 'Reference',
    width: 150,
    show: ({ id }) => referenceOf('NR', id),
    sortValue: ({ id }) => id,
  },
]

/** The registrations as a table. */
export const RegistrationsGrid = () => (
  <LiveGrid
    selectList={selectList}
    selectById={selectById}
    columns={columns}
    label="New registrations"
  />
)

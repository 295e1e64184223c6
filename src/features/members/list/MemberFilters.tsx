import { ListTools } from '@/shared/desk/filters/ListTools'
import { SearchBox } from '@/shared/desk/filters/SearchBox'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { TypedFilter } from '@/shared/desk/filters/TypedFilter'
import { standingLabels } from '@/shared/members/standing'
import { labelOf } from '@/shared/text/labelOf'
import { districts } from '@/shared/validation/choices'
import { memberKinds } from '../schema'
import { sorts } from '../rows/findMembers'
import type { MembersView } from './useMembersView'

type Props = {
  view: MembersView
  onChange: (part: Partial<MembersView>) => void
}

export const listingLabels: { [listing: string]: string } = {
  asked: 'Asks to be listed',
  late: 'Listed, a year late',
}

/** The search, the filters and the order of the members. */
export const MemberFilters = ({ view, onChange }: Props) => (
  <ListTools label="Members">
    <SearchBox
      value={view.search}
      placeholder="Number, name, firm or mobile"
      onChange={(text) => onChange({ search: text })}
      sx={{ flex: '2 1 14rem' }}
    />
    <SelectFilter
      label="Standing"
      value={view.standing}
      onChange={(value) => onChange({ standing: value })}
      options={[all, ...Object.entries(standingLabels)]}
      sx={choiceSx}
    />
    <SelectFilter
      label="Membership type"
      value={view.kind}
      onChange={(value) => onChange({ kind: value })}
      options={[all, ...memberKinds.map((name) => [name, labelOf(name)] as const)]}
      sx={choiceSx}
    />
    <TypedFilter
      label="District"
      value={view.district}
      onChange={(value) => onChange({ district: value })}
      options={districts}
      sx={choiceSx}
    />
    <SelectFilter
      label="Directory"
      value={view.listing}
      onChange={(value) => onChange({ listing: value })}
      options={[all, ...Object.entries(listingLabels)]}
      sx={choiceSx}
    />
    <SelectFilter
      label="Order"
      value={view.sort}
      onChange={(value) => onChange({ sort: value })}
      options={Object.entries(sorts)}
      sx={choiceSx}
    />
  </ListTools>
)

const all = ['', 'All'] as const
const choiceSx = { flex: '1 1 9rem' }

import Typography from '@mui/material/Typography'
import type { SameMembersProps } from '@/features/requests/desk'
import type { IdentifyingField } from '@/shared/validation/identity'
import { TextLink } from '@/shared/ui/TextLink'
import { useReadSameMembersQuery } from './approvedApi'
import { memberAddress } from '../memberAddress'
import { sameFields } from '../samePerson'
import { keysOf, memberInWords } from './requestFacts'

const labels: Record<IdentifyingField, string> = {
  mobile: 'mobile number',
  gstin: 'GSTIN',
  udyam: 'Udyam number',
}

/** On the page of a request: the members with a number of the same person or firm. */
export function SameMembers({ record }: SameMembersProps) {
  const keys = keysOf(record)
  const { data = [], isError } = useReadSameMembersQuery(keys)
  // That of the request itself is named above.
  const others = data.filter(({ id }) => id !== record.id)
  if (isError) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>The members could not be searched.</Typography>
    )
  }
  return others.map((member) => (
    <Typography key={member.id}>
      <TextLink to={memberAddress(member.id)}>
        <bdi translate="no">{`Member ${memberInWords(member)}`}</bdi>
      </TextLink>
      <span>{`, same ${sameFields(member, keys)
        .map((field) => labels[field])
        .join(' and ')}`}</span>
    </Typography>
  ))
}

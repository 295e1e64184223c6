import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { memberKinds } from '@/features/members/schema'

type Props = { kinds: readonly string[]; onChange: (kinds: readonly string[]) => void }

/** The membership types that have a vote: the rules of the association say which. */
export const KindsWithVote = ({ kinds, onChange }: Props) => (
  <Box role="group" aria-label="Membership types with a vote">
    {memberKinds.map((kind) => (
      <FormControlLabel
        key={kind}
        label={kind}
        control={
          <Checkbox
            size="small"
            checked={kinds.includes(kind)}
            onChange={(_event, checked) =>
              onChange(memberKinds.filter((one) => (one === kind ? checked : kinds.includes(one))))
            }
          />
        }
      />
    ))}
  </Box>
)

import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { memberTick, type MemberTickProps } from '@/features/requests/desk'
import type { AppError } from '@/shared/firestore/errors'
import { useReadNextNumberQuery, useReadSameMembersQuery } from './approvedApi'
import { keysOf, membershipOf, memberInWords } from './requestFacts'

/** Errors after which no member can be made, until an owner has done something. */
const lasting = ['no-first-number', 'numbers-taken']

/** In the form that approves. It has its room before its data arrives: the buttons below it stay in their place. */
export function MemberTick({ record, isTicked }: MemberTickProps) {
  const { data: number, error } = useReadNextNumberQuery()
  const { data: same } = useReadSameMembersQuery(keysOf(record))
  const { code = '', message } = (error ?? {}) as Partial<AppError>
  const [known] = same ?? []
  const hint = known
    ? `This may be member ${memberInWords(known)}. Compare both once it is approved.`
    : lasting.includes(code) && message
  const ofNumber = number === undefined ? '' : `: number ${number}`
  return (
    <Box sx={{ minHeight: 62 }}>
      {hint ? (
        <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
      ) : (
        <>
          <FormControlLabel
            control={<Checkbox size="small" name={memberTick} defaultChecked={isTicked} />}
            label={`Make the member now${ofNumber} (${membershipOf(record).kind})`}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            An approval that makes a member cannot be undone.
          </Typography>
        </>
      )}
    </Box>
  )
}

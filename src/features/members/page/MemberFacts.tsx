import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { dayText, displayValue, isVerbatim } from '@/shared/text/displayValue'
import { callAddress, inNewTab, whatsAppAddress } from '@/shared/text/links'
import { columnsSx, DefinitionRow } from '@/shared/ui/DefinitionRow'
import type { MemberRecord } from '../makeMember'
import type { MemberRow } from '../rows/memberRows'
import { shownNumber } from '../memberNumber'
import { hasDues } from '../schema'
import { profileFields } from '../forms/profileForm'

/** The facts of the membership. */
export function MembershipFacts({ row: { member, standing } }: { row: MemberRow }) {
  const { number = '', legacyNumber, kind, joinedOn, startedOn, paidUntil, ended } = member
  const facts = [
    ['Membership number', shownNumber({ number, legacyNumber })],
    ['Membership type', kind],
    ['Member since', joinedOn ?? 'Not known'],
    ['Member again since', startedOn],
    ['Valid until', hasDues(kind) ? paidUntil : undefined],
    [standing === 'left' ? 'Left on' : 'Leaves on', ended?.on],
    ['Reason for leaving', ended?.why],
  ] as const
  return (
    <Box component="dl" sx={columnsSx}>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <DefinitionRow key={label} label={label}>
              <bdi translate="no">{dayText(fact)}</bdi>
            </DefinitionRow>
          ),
      )}
    </Box>
  )
}

/** The facts of the person and the firm. */
export function ProfileFacts({ profile }: Pick<MemberRecord, 'profile'>) {
  const values: { [field: string]: unknown } = profile ?? {}
  return (
    <Box component="dl" sx={columnsSx}>
      {[...profileFields.values()]
        .filter(({ name }) => values[name] !== undefined)
        .map(({ name, label, meta }) => (
          <DefinitionRow key={name} label={label}>
            <Box
              component="bdi"
              translate={isVerbatim(meta) ? 'no' : undefined}
              sx={{ whiteSpace: 'pre-line' }}
            >
              {displayValue(meta, values[name])}
            </Box>
          </DefinitionRow>
        ))}
    </Box>
  )
}

/** The ways to reach the member. */
export function MemberContacts({ profile }: Pick<MemberRecord, 'profile'>) {
  const { mobile, whatsapp = mobile, email } = profile ?? {}
  return (
    <>
      {mobile && (
        <Button variant="outlined" size="small" href={callAddress(mobile)}>
          Call
        </Button>
      )}
      {whatsapp && (
        <Button variant="outlined" size="small" href={whatsAppAddress(whatsapp)} {...inNewTab}>
          WhatsApp
        </Button>
      )}
      {email && (
        <Button variant="outlined" size="small" href={`mailto:${email}`}>
          Email
        </Button>
      )}
    </>
  )
}

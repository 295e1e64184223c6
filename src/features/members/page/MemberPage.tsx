import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { type ComponentType, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useParams } from 'react-router-dom'
import { selectCanEdit } from '@/features/session/desk'
import { Part } from '@/shared/desk/Part'
import { PageBar } from '@/shared/ui/PageBar'
import { Waiting } from '@/shared/ui/status/Waiting'
import { LiveView } from '@/shared/ui/status/LiveView'
import type { MemberRow } from '../rows/memberRows'
import { useMemberRows } from '../rows/useMemberRows'
import { MemberListing } from '../listing/MemberListing'
import { StandingChip } from '../StandingChip'
import { MemberContacts, MembershipFacts, ProfileFacts } from './MemberFacts'
import { MemberHistory } from './MemberHistory'
import { MemberNeighbours } from './MemberNeighbours'
import { MemberSteps } from './MemberSteps'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { MemberRecord } from '../makeMember'
import { CardDialog } from '../card/CardDialog'
import { NewCardDialog } from '../card/NewCardDialog'
import { object } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import { smallForm } from '@/shared/forms/smallForm'
import { limits } from '@/shared/requests/steps'
import { textField } from '@/shared/validation/text'
import { useMemberAction } from '../forms/useMemberAction'

type Props = {
  /** The payments, which know the members and are not known here: the shell of the desk brings them. */
  Payments: ComponentType<{ row: MemberRow }>
}

/** A member: facts, actions and history. */
export default function MemberPage({ Payments }: Props) {
  const { id = '' } = useParams()
  const { rows, info } = useMemberRows()
  const row = rows.find((each) => each.id === id)
  const canEdit = useSelector(selectCanEdit)
  // The view of the list that linked here.
  const from = useLocation().state as { list?: string; isNew?: true } | null
  const name = row && (row.name || row.firmName || 'No name')

  return (
    <>
      <PageBar
        title={<bdi translate={name === undefined ? undefined : 'no'}>{name ?? 'Member'}</bdi>}
      >
        {row && <StandingChip standing={row.standing} />}
      </PageBar>
      <Container maxWidth="lg" sx={{ py: 1 }}>
        <MemberNeighbours id={id} rows={rows} list={from?.list ?? ''} />
        {/* It was made a moment ago, and the list has not brought it yet. */}
        {row === undefined && from?.isNew && <Waiting />}
        <LiveView
          {...info}
          isEmpty={row === undefined}
          emptyText={from?.isNew ? '' : 'There is no such member.'}
        >
          {row && (
            <Box key={id} sx={columnsSx}>
              <Box sx={{ minWidth: 0 }}>
                <Box className="screen-only" sx={contactsSx}>
                  <MemberContacts profile={row.member.profile} />
                </Box>
                {canEdit && (
                  <Box className="screen-only">
                    <MemberSteps row={row} />
                  </Box>
                )}
                <Part title="Membership">
                  <MembershipFacts row={row} />
                </Part>
                <Box sx={{ mt: 2 }}>
                  <Payments row={row} />
                </Box>
                <Box className="screen-only" sx={{ mt: 2 }}>
                  <MemberCard member={row.member} />
                </Box>
                <Box sx={{ mt: 2 }}>
                  <MemberListing member={row.member} />
                </Box>
                <Box sx={{ mt: 2 }}>
                  <Part title="Person and firm">
                    <ProfileFacts profile={row.member.profile} />
                  </Part>
                </Box>
              </Box>
              <Part title="History">
                {canEdit && (
                  <Box className="screen-only" sx={{ mb: 1 }}>
                    <NoteForm member={row.member} />
                  </Box>
                )}
                <MemberHistory member={row.member} />
              </Part>
            </Box>
          )}
        </LiveView>
      </Container>
    </>
  )
}

const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(18rem, 22rem)' },
  alignItems: 'start',
}
const contactsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }

/** On the page of a member: the card, or the button that makes it. */
function MemberCard({ member }: { member: MemberRecord }) {
  const { cardKey } = member
  const canEdit = useSelector(selectCanEdit)
  const [open, setOpen] = useState<'make' | 'card'>()
  const close = () => setOpen(undefined)
  return (
    <Part title="Card">
      {cardKey !== undefined ? (
        <Button key="show" variant="outlined" size="small" onClick={() => setOpen('card')}>
          Show the card…
        </Button>
      ) : canEdit ? (
        <Button key="make" variant="outlined" size="small" onClick={() => setOpen('make')}>
          Make the card…
        </Button>
      ) : (
        <Typography>There is no card yet.</Typography>
      )}
      {open === 'make' && <NewCardDialog member={member} onClose={close} />}
      {open === 'card' && cardKey !== undefined && (
        <CardDialog member={member} cardKey={cardKey} onClose={close} />
      )}
    </Part>
  )
}

const { Form: NoteFields, TextField } = createForm(
  object({
    text: textField('Note', { max: limits.text, rows: 2 })
      .required('Write something first')
      .meta({ help: 'Only administrators read it.' }),
  }),
)

const smallNote = smallForm()

/** Adds a note to the history of a member, for administrators alone. */
function NoteForm({ member }: { member: MemberRecord }) {
  const submit = useMemberAction(member)
  return (
    <NoteFields
      label="Note"
      draft={`member-note ${member.id}`}
      onSubmit={({ text }, id) => submit({ kind: 'note', text }, id)}
      submitLabel="Add note"
      busyLabel="Saving…"
      small={smallNote}
    >
      <TextField name="text" />
    </NoteFields>
  )
}

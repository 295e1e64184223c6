import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { languageOf } from '@/features/requests/api'
import { MessageLanguage } from '@/features/requests/desk'
import type { Language } from '@/shared/language'
import { calendarDay } from '@/shared/text/dateText'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useLongText } from '@/shared/ui/status/useLongText'
import { CopyButton } from '@/shared/ui/CopyButton'
import { formatMobile } from '@/shared/validation/mobile'
import { ListCard } from '@/shared/desk/table/ListCard'
import { ListEntry } from '@/shared/desk/table/ListEntry'
import { inNewTab } from '@/shared/text/links'
import {
  invitationText,
  lastDay,
  registrationAddress,
  visitorsToInvite,
  waysToSend,
} from './invitation'
import type { HeldMeeting } from './heldMeetings'
import type { Person } from './persons'

type Props = { persons: readonly Person[]; held: readonly HeldMeeting[] }

/** The number of visitors that are shown before a press on “Show all”. */
const previewCount = 8

/** Visitors who came and could become members. */
export function VisitorsToInvite({ persons, held }: Props) {
  const visitors = useMemo(() => visitorsToInvite(persons), [persons])
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<Person>()
  const listed = isWhole ? visitors : visitors.slice(0, previewCount)

  return (
    <Box component="section" aria-labelledby="visitors-to-invite" sx={{ mt: 4 }}>
      <Typography id="visitors-to-invite" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Visitors who are not members yet
      </Typography>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>
        {visitors.length === 0
          ? 'None: everyone who came to these meetings is a member.'
          : 'They came to one of these meetings, and no approved registration has their mobile number.'}
      </Typography>
      {listed.length > 0 && (
        <ListCard aria-labelledby="visitors-to-invite">
          {listed.map((person) => (
            <Visitor
              key={person.id}
              person={person}
              day={lastDay(person, held)}
              onInvite={() => setChosen(person)}
            />
          ))}
        </ListCard>
      )}
      {listed.length < visitors.length && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          <span>{`Show all ${visitors.length}`}</span>
        </Button>
      )}
      {chosen && (
        <MembershipInvitation
          person={chosen}
          day={lastDay(chosen, held)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Box>
  )
}

type VisitorProps = { person: Person; day: string | undefined; onInvite: () => void }

function Visitor({ person, day, onInvite }: VisitorProps) {
  const { name, firmName, mobile, invitedBy, came } = person
  const times = came === 1 ? 'Came once' : `Came ${came} times`
  return (
    <ListEntry
      title={name || 'No name'}
      facts={[firmName, mobile && formatMobile(mobile)]}
      lines={[
        <>
          <span>{`${times}${day === undefined ? '' : `, last on ${calendarDay(day)}`}`}</span>
          {invitedBy !== '' && (
            <>
              <span> · invited by </span>
              <bdi translate="no">{invitedBy}</bdi>
            </>
          )}
        </>,
      ]}
      actions={
        <Button variant="outlined" aria-label={`Invite ${name}`.trim()} onClick={onInvite}>
          Invite
        </Button>
      }
    />
  )
}

type DialogProps = { person: Person; day: string | undefined; onClose: () => void }

function MembershipInvitation({ person, day, onClose }: DialogProps) {
  const [language, setLanguage] = useState<Language>(languageOf(person))
  const [typed, setText] = useState<string>()
  const text = typed ?? invitationText(person, day, registrationAddress(language), language)
  const ways = waysToSend(person, text, language)
  const { handleOpen, note } = useLongText()
  return (
    <AppDialog
      title={
        <>
          <span>Invite </span>
          <bdi translate="no">{person.name || 'this visitor'}</bdi>
        </>
      }
      onClose={onClose}
      actions={
        <>
          {ways.map(({ label, letter }) => (
            <Button
              key={label}
              variant="contained"
              href={letter.href}
              onClick={() => handleOpen(letter, text)}
              {...(label === 'WhatsApp' && inNewTab)}
            >
              {label}
            </Button>
          ))}
          <CopyButton label="Copy text" text={() => text} />
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <MessageLanguage
        language={language}
        onChange={(chosen) => {
          setLanguage(chosen)
          setText(undefined)
        }}
      />
      <TextField
        label="Text"
        multiline
        fullWidth
        minRows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText={
          ways.length > 0
            ? 'WhatsApp or mail opens with this message. Press Send there.'
            : 'There is no mobile number and no e-mail address: copy the text.'
        }
        slotProps={{ htmlInput: { lang: language } }}
        sx={{ mt: 2 }}
      />
      {note}
    </AppDialog>
  )
}

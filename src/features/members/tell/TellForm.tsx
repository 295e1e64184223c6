import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { languageOf } from '@/features/requests/api'
import { MessageLanguage, ToldQuestion } from '@/features/requests/desk'
import { messageOf } from '@/shared/firestore/messageOf'
import type { Language } from '@/shared/language'
import { newSubmissionId } from '@/shared/requests/reference'
import type { Channel } from '@/shared/requests/review'
import { limits } from '@/shared/requests/steps'
import { inNewTab } from '@/shared/text/links'
import { CopyButton } from '@/shared/ui/CopyButton'
import { useLongText } from '@/shared/ui/status/useLongText'
import { useApplyMemberActionMutation } from '../api'
import type { MemberRecord } from '../makeMember'
import type { MemberAction } from '../memberChanges'
import { waysTo } from './memberMessage'

type Props = {
  member: Pick<MemberRecord, 'id' | 'profile'>
  /** The message that is prepared. The member's language is offered first. */
  message: (language: Language) => string
  /** A line that the history keeps before the message. */
  line?: string
  /** The history has it. False: there was no answer to the call. */
  onDone: (isTold: boolean) => void
}

/**
 * A message to a member, in the administrator's own app. The history keeps by which way, once the administrator says
 * that the member was reached: an app that opens has not sent anything yet.
 */
export function TellForm({ member, message, line, onDone }: Props) {
  const { id: target, profile } = member
  const [language, setLanguage] = useState<Language>(languageOf(profile ?? {}))
  const [typed, setText] = useState<string>()
  const text = typed ?? message(language)
  const [opened, setOpened] = useState<Channel>()
  const [id] = useState(newSubmissionId)
  const [applyAction, { isLoading, error, reset }] = useApplyMemberActionMutation()
  const { handleOpen, note } = useLongText()
  const ways = waysTo(profile, text, language)

  async function keep(action: MemberAction) {
    // It overwrites nothing, so any version will do.
    const { data } = await applyAction({ target, id, action })
    if (data !== undefined) onDone(action.kind === 'told')
  }

  const isCall = opened === 'call'
  const kept = [line, isCall ? undefined : text].filter(Boolean).join('\n').slice(0, limits.text)
  return (
    <>
      <MessageLanguage
        language={language}
        onChange={(chosen) => {
          setLanguage(chosen)
          setText(undefined)
        }}
      />
      <TextField
        label="Message"
        size="small"
        fullWidth
        multiline
        minRows={3}
        value={text}
        onChange={({ target: field }) => setText(field.value)}
        helperText="WhatsApp or mail opens with this message. Press Send there."
        slotProps={{
          htmlInput: { maxLength: limits.text - (line?.length ?? 0) - 1, lang: language },
        }}
        sx={{ mt: 1.5, mb: 1.5 }}
      />
      {ways.length === 0 && (
        <Alert severity="info">This member has no valid mobile number and no email address.</Alert>
      )}
      <Box sx={buttonsSx}>
        {ways.map(({ channel, label, href, letter }) => (
          <Button
            key={channel}
            size="small"
            variant="outlined"
            href={href}
            onClick={() => {
              reset()
              if (letter) handleOpen(letter, text)
              setOpened(channel)
            }}
            {...(channel === 'whatsapp' && inNewTab)}
          >
            {label}
          </Button>
        ))}
        <CopyButton label="Copy message" text={() => text} />
      </Box>
      {note}
      {opened && (
        <ToldQuestion
          opened={opened}
          isCall={isCall}
          isBusy={isLoading}
          onTold={() =>
            void keep({ kind: 'told', channel: opened, text: kept === '' ? undefined : kept })
          }
          onNoAnswer={() => void keep({ kind: 'note', text: 'Called, no answer.' })}
          onSkip={() => setOpened(undefined)}
        />
      )}
      {error !== undefined && (
        <Alert severity="error">{`Not noted in the history. ${messageOf(error)}`}</Alert>
      )}
    </>
  )
}

const buttonsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }

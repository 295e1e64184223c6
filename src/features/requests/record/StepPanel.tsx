import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useContext, useRef, type FormEvent } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { isConflict } from '@/shared/firestore/errors'
import type { Review } from '@/shared/requests/review'
import { kinds, type Kind, type Step } from '@/shared/requests/steps'
import type { AdminCollection } from '../collections'
import type { StepTexts } from '../review/changes'
import { contactsOf } from '../review/contacts'
import { StepForm } from '../steps/StepForm'
import { openedBy, useMessage, type Opened } from '../steps/useMessage'
import { MemberPartsContext, memberTick } from '../steps/memberParts'
import { StepFailure } from '../steps/StepFailure'
import type { UnsavedStep } from '../review/stepsSlice'

/** The texts of a step, and whether a member is made with it. */
export type PressedTexts = StepTexts & { makesMember?: boolean }

type Props = Omit<Parameters<typeof StepForm>[0], 'onSubmit' | 'record' | 'warning'> & {
  collection: AdminCollection
  record: AdminRecord
  texts: PressedTexts
  /** The same step, if it could not be saved. */
  failed: UnsavedStep | undefined
  onSubmit: (texts: PressedTexts, expectedVersion: number, id: string) => Promise<void>
  /** The message was opened together with the step. */
  onOpen: (opened: Opened) => void
  onDiscard: () => void
}

/** The form of a step. A message that must reach the applicant can be opened with the same press. */
export function StepPanel({ collection, failed, onSubmit, onOpen, onDiscard, ...form }: Props) {
  const { record, step } = form
  const { textOf } = useMessage(collection, record, step.to)
  const isSentToo = useRef(false)
  const makesMember = useRef(false)
  const parts = useContext(MemberPartsContext)
  const Tick = collection.id === 'registrations' && step.id === 'approve' ? parts?.Tick : undefined
  const Note =
    collection.id === 'registrations' && step.id === 'reopen' ? parts?.ReopenNote : undefined
  const whatsAppOf = (text: string) =>
    contactsOf(collection, record, text).find(({ channel }) => channel === 'whatsapp')
  const canSend = step.public === 'required' && whatsAppOf('') !== undefined

  function handlePress({ nativeEvent, target }: FormEvent) {
    const { submitter } = nativeEvent as SubmitEvent
    isSentToo.current = submitter?.getAttribute('value') === 'whatsapp'
    makesMember.current = new FormData(target as HTMLFormElement).has(memberTick)
  }

  async function handleSubmit(texts: StepTexts, expectedVersion: number, id: string) {
    const pressed = Tick ? { ...texts, makesMember: makesMember.current } : texts
    await onSubmit(pressed, expectedVersion, id)
    // On a slow line the browser has forgotten the press by now, and would block the window: the message is on the page.
    if (!isSentToo.current || !navigator.userActivation.isActive) return
    const text = textOf(texts.public)
    window.open(whatsAppOf(text)?.href, '_blank', 'noopener,noreferrer')
    onOpen(openedBy('whatsapp', text))
  }

  return (
    <Box onSubmitCapture={handlePress}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        <span>{step.button}: </span>
        <bdi translate="no">{form.name}</bdi>
      </Typography>
      {Note && <Note record={record} />}
      {failed && <StepFailure step={failed} />}
      <StepForm
        {...form}
        warning={uncheckedWarning(collection.id, step, record.review)}
        onSubmit={handleSubmit}
        submitLabel={failed && (isConflict(failed.error) ? 'Save anyway' : 'Try again')}
        actions={
          <>
            {/* Not as Cancel: the Escape key must not lose it. */}
            {failed && (
              <Button size="small" onClick={onDiscard}>
                Discard
              </Button>
            )}
            {canSend && (
              <Button type="submit" size="small" variant="outlined" value="whatsapp">
                Save and open WhatsApp
              </Button>
            )}
          </>
        }
      >
        {Tick && <Tick record={record} isTicked={form.texts.makesMember !== false} />}
      </StepForm>
    </Box>
  )
}

/** Only decisions in favour are worth a warning. */
function uncheckedWarning(kind: Kind, step: Step, review: Review | undefined) {
  const { checks } = kinds[kind]
  const isUnchecked = checks.length > 0 && Object.keys(review?.checks ?? {}).length === 0
  return step.id === 'approve' && isUnchecked ? 'None of the checks is ticked yet.' : undefined
}

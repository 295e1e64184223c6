import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { object } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import type { ListedContact } from '@/shared/members/shown'
import { choicesField } from '@/shared/validation/choices'
import { mobileField } from '@/shared/validation/mobile'
import { texts } from '@/texts/request-listing'
import { texts as statusTexts } from '@/texts/request-status'
import { contactLabel, contactLabels, contactsOfLabels, wishInWords } from './listingWords'
import { useWishListingMutation, type Listed } from './wish'

const mobile = mobileField(statusTexts.mobile).required().meta({ help: statusTexts.mobileHelp })

const ofChange = createForm(
  object({ contacts: choicesField(texts.showAlso, contactLabels), mobile }),
)
const ofTakingOut = createForm(object({ mobile }))

type Props = {
  statusKey: string
  /** Of the request, if it was just looked up with it. */
  mobile?: string
  /** Gets the result in words. */
  onSent: (words: string) => Promise<unknown>
}

function useSendWish(key: string) {
  const [wish] = useWishListingMutation()
  const words = useRef('')
  async function send(typed: string, contacts?: readonly ListedContact[]) {
    const before = await wish({ key, mobile: typed, contacts }).unwrap()
    words.current = wishInWords(before, contacts)
  }
  return { send, words }
}

/** Asks to be listed, or changes the contacts: what takes away happens at once. */
export function ChangeForm({
  statusKey,
  listed,
  mobile: known,
  onSent,
}: Props & { listed: Listed }) {
  const { send, words } = useSendWish(statusKey)
  const [values] = useState(() => ({ contacts: (listed ?? []).map(contactLabel), mobile: known }))
  const { Form, ChoicesField, TextField } = ofChange
  return (
    <>
      <Typography sx={{ mb: 2 }}>{texts.directoryIsPublic}</Typography>
      <Form
        onSubmit={({ contacts, mobile: typed }) => send(typed, contactsOfLabels(contacts))}
        onDone={() => onSent(words.current)}
        submitLabel={listed === null ? texts.askToBeListed : texts.changeContacts}
        draft={`listing ${statusKey} contacts`}
        values={values}
      >
        <ChoicesField name="contacts" />
        <TextField name="mobile" />
      </Form>
    </>
  )
}

/** Takes the firm out of the directory at once. */
export function TakeOutForm({ statusKey, mobile: known, onSent }: Props) {
  const { send, words } = useSendWish(statusKey)
  const [values] = useState(() => (known === undefined ? undefined : { mobile: known }))
  const { Form, TextField } = ofTakingOut
  return (
    <>
      <Typography sx={{ mb: 1 }}>{texts.takeOutText}</Typography>
      <Typography sx={{ mb: 2 }}>{texts.searchEngines}</Typography>
      <Form
        onSubmit={({ mobile: typed }) => send(typed)}
        onDone={() => onSent(words.current)}
        submitLabel={texts.takeOutNow}
        draft={`listing ${statusKey} out`}
        values={values}
      >
        <TextField name="mobile" />
      </Form>
    </>
  )
}

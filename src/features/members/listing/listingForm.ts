import { object } from 'yup'
import { listedContacts, type ListedContact } from '@/shared/members/shown'
import { limits } from '@/shared/requests/steps'
import { choicesField } from '@/shared/validation/choices'
import { textField } from '@/shared/validation/text'
import type { MemberRecord } from '../makeMember'
import { profileFields } from '../forms/profileForm'

/** As on the page of the member. */
export const contactLabel = (contact: ListedContact) => profileFields.get(contact)?.label ?? contact

/** The form that lists a member, with the contacts that the member has. */
export function listingSchema({ profile }: Pick<MemberRecord, 'profile'>) {
  const options = listedContacts.filter((contact) => profile?.[contact]).map(contactLabel)
  return object({
    contacts: choicesField('Show also', options).meta({
      help: 'Only what the member has agreed to.',
    }),
    text: textField('How the member agreed', { max: limits.text, rows: 2 })
      .required('Say how the member agreed')
      .meta({ help: 'For example: by telephone on 3 December. Only administrators read it.' }),
  })
}

/** The contacts whose labels are ticked. */
export const contactsOfLabels = (labels: readonly string[] = []) =>
  listedContacts.filter((contact) => labels.includes(contactLabel(contact)))

import { fieldInfos } from '@/shared/forms/fieldInfo'
import { limits } from '@/shared/requests/steps'
import { dateField } from '@/shared/validation/dates'
import { textField } from '@/shared/validation/text'
import type { InferType } from 'yup'
import type { MadeMember } from '../makeMember'
import { membershipFields, profileSchema } from '../schema'

/** What the office enters of a new member. */
export const newMemberSchema = profileSchema.shape({
  kind: membershipFields.kind,
  joinedOn: dateField('Member since', { notInFuture: true }).required('Choose a day'),
  text: textField('Remark (optional)', { max: limits.text, rows: 2 }).meta({
    help: 'Only administrators read it.',
  }),
})

type NewMemberValues = InferType<typeof newMemberSchema>

const membership = ['kind', 'joinedOn'] as const

/** The fields of the membership first. */
export const newMemberFields = fieldInfos(newMemberSchema)
export const newMemberNames: readonly string[] = [
  ...membership,
  ...[...newMemberFields.keys()].filter(
    (name) => !(membership as readonly string[]).includes(name),
  ),
]

/** A member by hand has the id of the form. */
export const toMadeMember = (
  { kind, joinedOn, text, ...profile }: NewMemberValues,
  id: string,
): MadeMember => ({ id, kind, joinedOn, text, profile })

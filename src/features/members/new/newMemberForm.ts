import { fieldInfos } from '@/shared/forms/fieldInfo'
import { limits } from '@/shared/requests/steps'
import { choiceField } from '@/shared/validation/choices'
import { dateField } from '@/shared/validation/dates'
import { textField } from '@/shared/validation/text'
import type { InferType } from 'yup'
import type { MadeMember, MemberRecord } from '../makeMember'
import { membershipFields, profileSchema, type MemberKind } from '../schema'

/** The fields of a new member. */
export const newMemberSchema = profileSchema.shape({
  kind: membershipFields.kind,
  joinedOn: dateField('Member since', { notInFuture: true }).required('Choose a day'),
  text: textField('Remark (optional)', { max: limits.text, rows: 2 }).meta({
    help: 'Only administrators read it.',
  }),
})

type NewMemberValues = InferType<typeof newMemberSchema>

const membership = ['kind', 'joinedOn'] as const

/** The form with the membership types that the association gives; the fields of the membership first. */
export function newMemberForm(kinds: readonly MemberKind[]) {
  const schema = newMemberSchema.shape({ kind: choiceField('Membership type', kinds).required() })
  const fields = fieldInfos(schema)
  const names: readonly string[] = [
    ...membership,
    ...[...fields.keys()].filter((name) => !(membership as readonly string[]).includes(name)),
  ]
  return { schema, fields, names }
}

/** A member by hand has the id of the form. */
export const toMadeMember = (
  { kind, joinedOn, text, ...profile }: NewMemberValues,
  id: string,
): MadeMember => ({ id, kind, joinedOn, text, profile })

/** @param member undefined: an earlier try was stored, and is kept */
export const madeInWords = (member: MemberRecord | undefined) =>
  member
    ? `Member ${member.number}, ${member.kind}, is made.`
    : 'The member of your first try is kept.'

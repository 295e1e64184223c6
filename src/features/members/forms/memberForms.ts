import { object, type AnyObject, type ObjectSchema } from 'yup'
import { limits } from '@/shared/requests/steps'
import { choiceField } from '@/shared/validation/choices'
import { dateField, today } from '@/shared/validation/dates'
import { textField } from '@/shared/validation/text'
import type { MemberAction } from '../memberChanges'
import { endings, type MemberKind } from '../schema'
import type { MemberRecord } from '../makeMember'
import type { MemberRow } from '../rows/memberRows'

export type FormName = 'hold' | 'release' | 'end' | 'keep' | 'rejoin' | 'kind' | 'joinedOn'

type MemberForm = {
  /** On its button, before an ellipsis. */
  title: string
  /** The consequence. */
  note: string
  /** A message once it is saved. */
  done: string
  /** With the membership types that the association gives. */
  schema: (kinds: readonly MemberKind[]) => ObjectSchema<AnyObject>
  start?: (member: MemberRecord) => AnyObject
  isOffered: (row: MemberRow) => boolean
  toAction: (values: AnyObject) => MemberAction
}

const remark = textField('Remark (optional)', { max: limits.text, rows: 2 }).meta({
  help: 'Only administrators read it.',
})

const endOfNextYear = () => `${Number(today().slice(0, 4)) + 2}-01-01`

/** On this day. An end that is entered for a later day does not count yet. */
const isHere = ({ standing }: MemberRow) => standing !== 'left'

/** The small forms of a member, in the order of their buttons. */
export const memberForms: Record<FormName, MemberForm> = {
  hold: {
    title: 'Put on hold',
    note: 'The membership is paused until you take it off hold. The public directory shows no contacts while it is paused.',
    done: 'The membership is on hold.',
    schema: () =>
      object({
        text: textField('Reason', { max: limits.text, rows: 2 })
          .required('Say why')
          .meta({ help: 'Only administrators read it.' }),
      }),
    isOffered: (row) => isHere(row) && row.member.hold !== true,
    toAction: ({ text }) => ({ kind: 'hold', text: text as string }),
  },
  release: {
    title: 'Take off hold',
    note: 'The membership goes on as before.',
    done: 'The membership is no longer on hold.',
    schema: () => object({ text: remark }),
    isOffered: ({ member }) => member.hold === true,
    toAction: ({ text }) => ({ kind: 'release', text: text as string | undefined }),
  },
  kind: {
    title: 'Change type',
    note: 'The day until which is paid stays. Life and honorary members pay nothing each year.',
    done: 'The membership type is changed.',
    schema: (kinds) =>
      object({
        to: choiceField('Membership type', kinds)
          .required()
          .meta({ help: 'Only an owner makes a member honorary.' }),
        text: remark,
      }),
    start: ({ kind }) => ({ to: kind }),
    isOffered: isHere,
    toAction: ({ to, text }) => ({
      kind: 'kind',
      to: to as MemberKind,
      text: text as string | undefined,
    }),
  },
  joinedOn: {
    title: 'Correct first day',
    note: 'For a first day that was entered wrongly, or that an old list lacks.',
    done: 'The first day is corrected.',
    schema: () =>
      object({
        to: dateField('Member since', { notInFuture: true }).required('Choose a day'),
        text: remark,
      }),
    start: ({ joinedOn }) => ({ to: joinedOn }),
    isOffered: () => true,
    toAction: ({ to, text }) => ({
      kind: 'joinedOn',
      to: to as string,
      text: text as string | undefined,
    }),
  },
  end: {
    title: 'End membership',
    note: 'The number stays with this member and is not given again. The firm is taken out of the public directory. The member can rejoin later.',
    done: 'The end of the membership is saved.',
    schema: () =>
      object({
        on: dateField('Left on')
          .required('Choose a day')
          .test(
            'soon',
            'Choose a day of this year or the next',
            (on) => !on || on < endOfNextYear(),
          ),
        why: choiceField('Reason', endings).required(),
        text: remark,
      }),
    start: () => ({ on: today() }),
    isOffered: ({ member }) => member.ended === undefined,
    toAction: ({ on, why, text }) => ({
      kind: 'end',
      on: on as string,
      why: why as (typeof endings)[number],
      text: text as string | undefined,
    }),
  },
  keep: {
    title: 'Take back the end',
    note: 'The membership goes on as if no end had been entered.',
    done: 'The membership goes on.',
    schema: () => object({ text: remark }),
    isOffered: (row) => isHere(row) && row.member.ended !== undefined,
    toAction: ({ text }) => ({ kind: 'rejoin', on: today(), text: text as string | undefined }),
  },
  rejoin: {
    title: 'Rejoin',
    note: 'The membership begins again under the same number.',
    done: 'The member has rejoined.',
    schema: () =>
      object({
        on: dateField('Member again since').required('Choose a day'),
        text: remark,
      }),
    start: () => ({ on: today() }),
    isOffered: (row) => !isHere(row),
    toAction: ({ on, text }) => ({
      kind: 'rejoin',
      on: on as string,
      text: text as string | undefined,
    }),
  },
}

export const formNames = Object.keys(memberForms) as FormName[]

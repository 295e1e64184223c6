import type { AnyObject } from 'yup'
import { meetingAnswerSchema } from '@/features/meetings/meetingAnswerSchema'
import { registrationSchema } from '@/features/registrations/registrationSchema'
import { constitutions } from '@/shared/validation/constitutions'
import { gstinCheckCharacter, gstinPattern } from '@/shared/validation/gstin'
import { aRegistration } from '@scripts/records'
import { aMeetingAnswer } from '@scripts/requestRecords'
import { describeForm } from './formMatrix'

describeForm({
  collection: 'New_Registration',
  schema: registrationSchema,
  full: typed(aRegistration(1).data),
  bare: typed(aRegistration(2).data),
  formAlone: hasWrongCheckCharacter,
  combinations: identityNumbers,
})

describeForm({
  collection: 'monthly_meeting_req',
  schema: meetingAnswerSchema,
  full: typed(aMeetingAnswer(1).data),
  bare: typed(aMeetingAnswer(2).data),
  combinations: ({ invitedBy, ...rest }) =>
    ['Member', 'Visitor'].flatMap((comingAs): [string, AnyObject][] => [
      [`a ${comingAs} whom somebody has invited`, { ...rest, comingAs, invitedBy }],
      [`a ${comingAs} whom nobody has invited`, { ...rest, comingAs }],
    ]),
})

/** What a form sends: the server adds the time. */
function typed({ createdAt: _, ...record }: AnyObject): AnyObject {
  return record
}

function hasWrongCheckCharacter({ gstin }: AnyObject): boolean {
  return (
    typeof gstin === 'string' &&
    gstinPattern.test(gstin) &&
    gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14)
  )
}

function identityNumbers({ pan: _pan, gstin: _gstin, ...rest }: AnyObject): [string, AnyObject][] {
  const panOf = (letter: string) => `AAA${letter}A1234A`
  const gstinOf = (pan: string) => `21${pan}1Z${gstinCheckCharacter(`21${pan}1Z`)}`
  const pairs = constitutions.flatMap((constitution) =>
    [...'ABCFGHJKLPT'].map((letter) => ({ constitution, letter, pan: panOf(letter) })),
  )
  const other = gstinOf('BBBCB1234B')
  return [
    ...pairs.map(({ constitution, letter, pan }): [string, AnyObject] => [
      `PAN with ${letter}, ${constitution}`,
      { ...rest, constitution, pan },
    ]),
    ['a GSTIN with the PAN in it', pairOf('AAACA1234A', gstinOf('AAACA1234A'))],
    ['a GSTIN with another PAN in it', pairOf('AAACA1234A', other)],
    ['a GSTIN alone', { ...rest, gstin: other }],
  ]

  function pairOf(pan: string, gstin: string): AnyObject {
    return { ...rest, constitution: 'Private limited', pan, gstin }
  }
}

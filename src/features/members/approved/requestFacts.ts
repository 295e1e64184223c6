import { textOf, valueOf } from '@/features/requests/api'
import type { AdminRecord } from '@/shared/collectionConfig'
import { areSameValues } from '@/shared/desk/history/historyWrites'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { identityKeys } from '@/shared/validation/identity'
import { today } from '@/shared/validation/dates'
import { profileNames } from '../forms/profileForm'
import { memberKinds, type MemberKind } from '../schema'
import { shownNumber } from '../memberNumber'
import type { MemberRecord } from '../makeMember'

type Values = { readonly [field: string]: unknown }

/** By which a request and a member are found to be of the same person or firm. */
export const keysOf = (request: AdminRecord) =>
  identityKeys(request.review?.corrected ?? {}, request)

/** The facts of a membership that follow from a request: the kind that was asked for, since the committee's day. */
export function membershipOf(request: AdminRecord): { kind: MemberKind; joinedOn: string } {
  const asked = textOf(request, 'membershipKind')
  const day = today()
  const { committeeOn = day } = request.review?.details ?? {}
  return {
    kind: memberKinds.find((kind) => kind === asked) ?? 'Ordinary',
    // A request is recommended for a day to come.
    joinedOn: committeeOn < day ? committeeOn : day,
  }
}

/** The facts of the person and the firm in a request, with the corrections of the office. */
export const factsOf = (request: AdminRecord): Values =>
  withoutUndefined(Object.fromEntries(profileNames.map((name) => [name, valueOf(request, name)])))

/** The fields with another value in the request, in the order of the form. A fact that it lacks stays. */
export const differingFields = (profile: Values, facts: Values) =>
  profileNames.filter(
    (name) =>
      facts[name] !== undefined &&
      // A box that was never ticked is no value.
      !areSameValues(profile[name] || undefined, facts[name] || undefined),
  )

/** A member in a sentence: `17, Asha Namuna, Sample Works`. */
export const memberInWords = ({ number = '', legacyNumber, profile }: MemberRecord) =>
  [shownNumber({ number, legacyNumber }), profile?.name, profile?.firmName]
    .filter(Boolean)
    .join(', ')

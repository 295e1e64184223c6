import { useRef, useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { useMakeMemberMutation } from '../api'
import type { MemberRecord } from '../makeMember'
import { madeInWords, newMemberSchema } from '../new/newMemberForm'
import { memberInWords, membershipOf } from './requestFacts'

const schema = newMemberSchema.pick(['kind', 'joinedOn', 'text'])
const fields = fieldInfos(schema)

const conflict = (member: unknown) =>
  `A colleague has made the member first: ${memberInWords(member as MemberRecord)}, ${(member as MemberRecord).kind}. Close this form, and look at the member.`

type Props = { request: AdminRecord; onClose: () => void; onMade: () => void }

/** Makes the member of an approved request. Sent twice, or by two administrators, it makes one. */
export function MakeMemberDialog({ request, onClose, onMade }: Props) {
  const [make] = useMakeMemberMutation()
  const [start] = useState(() => membershipOf(request))
  const made = useRef<MemberRecord>(undefined)
  return (
    <FormDialog
      title="Make the member"
      schema={schema}
      fields={fields}
      values={start}
      draft={`member-of ${request.id}`}
      onSubmit={async ({ kind, joinedOn, text }, id) => {
        const { data, error } = await make({ id, requestId: request.id, kind, joinedOn, text })
        throwMessageOf(error, { conflict })
        made.current = data
      }}
      done={() => madeInWords(made.current)}
      onDone={onMade}
      submitLabel="Make the member"
      onClose={onClose}
    />
  )
}

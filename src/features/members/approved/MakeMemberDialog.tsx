import { useRef, useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { useMakeMemberMutation } from '../api'
import { newMemberSchema } from '../new/newMemberForm'
import { membershipOf } from './requestFacts'

const schema = newMemberSchema.pick(['kind', 'joinedOn', 'text'])
const fields = fieldInfos(schema)

type Props = { request: AdminRecord; onClose: () => void; onMade: () => void }

/** Makes the member of an approved request. Sent twice, or by two administrators, it makes one. */
export function MakeMemberDialog({ request, onClose, onMade }: Props) {
  const [make] = useMakeMemberMutation()
  const [start] = useState(() => membershipOf(request))
  const madeNumber = useRef('')
  return (
    <FormDialog
      title="Make the member"
      schema={schema}
      fields={fields}
      values={start}
      draft={`member-of ${request.id}`}
      onSubmit={async ({ kind, joinedOn, text }) => {
        const made = { requestId: request.id, kind, joinedOn, text }
        const { number = '' } = await make(made).unwrap()
        madeNumber.current = number
      }}
      done={() => `Member ${madeNumber.current} is made.`}
      onDone={onMade}
      submitLabel="Make the member"
      onClose={onClose}
    />
  )
}

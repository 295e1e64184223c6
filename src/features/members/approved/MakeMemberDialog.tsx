import { Suspense, useRef, useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { DeskField } from '@/shared/desk/DeskField'
import { useShowMessage } from '@/shared/desk/Messages'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { Form } from '@/shared/forms/Form'
import { smallForm } from '@/shared/forms/smallForm'
import { useMakeMemberMutation } from '../api'
import { newMemberSchema } from '../new/newMemberForm'
import { membershipOf } from './requestFacts'

const schema = newMemberSchema.pick(['kind', 'joinedOn', 'text'])
const fields = fieldInfos(schema)

type Props = { request: AdminRecord; onClose: () => void; onMade: () => void }

/** Makes the member of an approved request. Sent twice, or by two administrators, it makes one. */
export function MakeMemberDialog({ request, onClose, onMade }: Props) {
  const [make] = useMakeMemberMutation()
  const showMessage = useShowMessage()
  const [start] = useState(() => membershipOf(request))
  const madeNumber = useRef('')
  return (
    <AppDialog title="Make the member" onClose={onClose}>
      <Suspense>
        <Form
          label="Make the member"
          schema={schema}
          fields={fields}
          values={start}
          draft={`member-of ${request.id}`}
          onSubmit={async ({ kind, joinedOn, text }) => {
            const made = { requestId: request.id, kind, joinedOn, text }
            const { number = '' } = await make(made).unwrap()
            madeNumber.current = number
          }}
          onDone={() => {
            showMessage(`Member ${madeNumber.current} is made.`)
            onMade()
          }}
          submitLabel="Make the member"
          busyLabel="Saving…"
          small={smallForm({ onCancel: onClose, takesFocus: true })}
        >
          {[...fields.values()].map((field) => (
            <DeskField key={field.name} field={field} />
          ))}
        </Form>
      </Suspense>
    </AppDialog>
  )
}

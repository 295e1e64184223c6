import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import type { AnyObject } from 'yup'
import { version } from '@/texts/notice'
import { selectRole, selectUid } from '@/features/session'
import { useShowMessage } from '@/shared/desk/Messages'
import { fieldInfos, isDate } from '@/shared/forms/fieldInfo'
import { DateField } from '@/shared/forms/fields/DateField'
import { Form } from '@/shared/forms/Form'
import { FormSection, SchemaField } from '@/shared/forms/FormSection'
import { useWatchedValues } from '@/shared/forms/fields/useField'
import type { RequestKind } from '@/shared/requests/kinds'
import { referenceOf } from '@/shared/requests/reference'
import { canEdit } from '@/shared/requests/roles'
import { counted } from '@/shared/text/counted'
import { today } from '@/shared/validation/dates'
import { PageBar } from '@/shared/ui/PageBar'
import { TextLink } from '@/shared/ui/TextLink'
import { addressOf, collectionById, type AdminCollection } from '../collections'
import { findDuplicates, useDuplicates } from '../duplicates'
import { useRequestsSelector } from '../store'
import { titleOf } from '../records'
import { canBeEntered } from './canBeEntered'
import { entrySchemaOf, entrySections, toRecord } from './entryForm'
import { firestoreApi } from '@/shared/firestore/api'
import { submitRequest, type Sent, type Submission } from '@/shared/firestore/submit'

export const { useEnterRequestMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Stores a form that the office has typed in, as the forms of the site do. With their own endpoint, the page of
     * the login would load their code.
     */
    enterRequest: build.mutation<Sent, Submission>(submitRequest),
  }),
})

/** A form that came on paper, on the phone or at a meeting, typed in by the office. */
export default function EntryPage() {
  const { collection: id = '' } = useParams()
  const list = collectionById(id)
  const role = useSelector(selectRole)
  return (
    <>
      <PageBar title={list === undefined ? 'New entry' : `New entry: ${list.label}`} />
      <Container maxWidth="md" sx={{ py: 2 }}>
        {list === undefined || !canBeEntered(list) ? (
          <>
            <Alert severity="warning">Nothing can be entered here.</Alert>
            <TextLink to="/memberlist">New registrations</TextLink>
          </>
        ) : canEdit(role) ? (
          <EntryForm key={list.id} list={list} />
        ) : (
          <Alert severity="info">Only an editor or an owner can enter a form.</Alert>
        )}
      </Container>
    </>
  )
}

function EntryForm({ list }: { list: AdminCollection }) {
  const uid = useSelector(selectUid)
  const navigate = useNavigate()
  const showMessage = useShowMessage()
  const [submit] = useEnterRequestMutation()
  const schema = useMemo(() => entrySchemaOf(list), [list])
  const fields = useMemo(() => fieldInfos(schema), [schema])
  const sections = useMemo(() => entrySections(list), [list])
  const [start] = useState(() => ({ receivedOn: today() }))
  const belowOtherForms = list.id === 'land-issues' ? 'details' : 'pin'

  async function handleSubmit(typed: AnyObject, id: string) {
    const values = toRecord(list, typed, uid ?? '', version)
    const names = [...list.fields.keys(), 'entered']
    await submit({ kind: list.id as RequestKind, id, values, fields: names }).unwrap()
  }

  function handleDone(id: string) {
    showMessage(`Entered as ${referenceOf(list.prefix, id)}. Give this number to the applicant.`)
    void navigate(addressOf(list, id), { state: { list: `list=${list.id}` } })
  }

  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        For a form on paper, a call, or a talk at a meeting. It is marked as entered by the office.
      </Typography>
      <Form
        label="New entry"
        schema={schema}
        fields={fields}
        values={start}
        sections={sections}
        draft={`entry ${list.id}`}
        onSubmit={handleSubmit}
        onDone={handleDone}
        submitLabel="Save entry"
        busyLabel="Saving…"
      >
        {Object.entries(sections).map(([title, names]) => (
          <FormSection key={title} title={title}>
            {names.map((name) => (
              <Fragment key={name}>
                {name === belowOtherForms && <OtherForms list={list} />}
                {isDate(fields.get(name)!.meta) ? (
                  <DateField name={name} />
                ) : (
                  <SchemaField name={name} />
                )}
              </Fragment>
            ))}
          </FormSection>
        ))}
      </Form>
    </>
  )
}

/** Warns before the same form is entered twice. */
function OtherForms({ list }: { list: AdminCollection }) {
  const typed = useWatchedValues(['mobile', 'gstin', 'udyam'])
  const record = { id: '', createdAt: '', createdAtMillis: null, ...typed }
  const others = findDuplicates(useDuplicates(), list, record)
  if (others.length === 0) return null
  return (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
      <span>{`${counted(others.length, 'other form')} of this person or firm: `}</span>
      {others.map(({ collection, id }) => (
        <Other key={`${collection.id} ${id}`} collection={collection} id={id} />
      ))}
    </Alert>
  )
}

function Other({ collection, id }: { collection: AdminCollection; id: string }) {
  const record = useRequestsSelector((root) => collection.live.selectById(root, id))
  return (
    <div>
      <Link component={RouterLink} to={addressOf(collection, id)} target="_blank">
        <span>{`${collection.label}: `}</span>
        <bdi translate="no">{(record && titleOf(record)) ?? 'No name'}</bdi>
        <span translate="no">{` (${referenceOf(collection.prefix, id)})`}</span>
      </Link>
    </div>
  )
}

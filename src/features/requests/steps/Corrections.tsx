import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Suspense, useMemo, useState } from 'react'
import { mixed, object, type AnyObject, type ObjectSchema } from 'yup'
import type { AdminRecord } from '@/shared/collectionConfig'
import { fieldInfos, type FieldInfo, type FieldInfos } from '@/shared/forms/fieldInfo'
import { Form } from '@/shared/forms/Form'
import { HiddenField } from '@/shared/forms/fields/HiddenField'
import { TextField } from '@/shared/forms/fields/TextField'
import { MenuButton } from '@/shared/desk/MenuButton'
import { messageOf, throwMessageOf } from '@/shared/firestore/messageOf'
import { isConflict } from '@/shared/firestore/errors'
import type { CorrectedValue } from '@/shared/validation/review'
import { lineField } from '@/shared/validation/text'
import { isCorrected, valueOf } from '../records'
import { useApplyActionMutation } from '../review/reviewApi'
import { requestWords } from '../review/reviewWords'
import { smallForm } from '@/shared/forms/smallForm'
import { useNameOf } from '@/features/people/desk'
import { versionOf, type Review } from '@/shared/requests/review'
import type { Kind } from '@/shared/requests/steps'
import { useFormId } from '@/shared/desk/useFormId'
import { DeskField } from './DeskField'
import { useExpectedVersion } from '../pending/useExpectedVersion'

type Props = {
  kind: Kind
  record: AdminRecord
  fields: FieldInfos
  field: FieldInfo
  onClose: () => void
}

/** Corrects a field by its own rule. The applicant's value stays beside it. */
export function CorrectionForm({ kind, record, fields, field, onClose }: Props) {
  const { name, label } = field
  const nameOf = useNameOf()
  const [applyAction] = useApplyActionMutation()
  const [start] = useState(record)
  const [expectedVersion, setExpectedVersion] = useExpectedVersion(record)
  const schema = useMemo(() => schemaOf(field, fields, start), [field, fields, start])
  const formFields = useMemo(() => fieldInfos(schema), [schema])
  const values = useMemo(() => valuesOf(field, start), [field, start])

  /** Of "Back to what was sent"; the form has its own. */
  const [failure, setFailure] = useState<string>()
  const [formId] = useFormId()

  /** @returns the error, if it is not saved */
  async function save(value: CorrectedValue | undefined, id: string, text?: string) {
    setFailure(undefined)
    if (JSON.stringify(value) === JSON.stringify(valueOf(record, name))) return undefined
    // Corrected back to the applicant's value is not corrected.
    const isAsSent = JSON.stringify(value) === JSON.stringify(record[name])
    const corrected = isAsSent ? undefined : value
    const action = { kind: 'correct', field: name, value: corrected, text } as const
    const target = { kind, id: record.id }
    const { error } = await applyAction({ target, expectedVersion, id, action })
    if (isConflict<Review | undefined>(error)) {
      setExpectedVersion(versionOf({ review: error.current }))
    }
    return error
  }

  async function handleSubmit(typed: { [field: string]: unknown }, id: string) {
    const text = typed.remark as string | undefined
    throwMessageOf(
      await save(typed[name] as CorrectedValue | undefined, id, text),
      requestWords(nameOf),
    )
  }

  async function handleBack() {
    const error = await save(record[name] as CorrectedValue | undefined, formId)
    if (error === undefined) onClose()
    setFailure(messageOf(error, requestWords(nameOf)))
  }

  return (
    <Box className="screen-only" sx={formSx}>
      <Suspense>
        <Form
          label={`Correct: ${label}`}
          schema={schema}
          fields={formFields}
          values={values}
          onSubmit={handleSubmit}
          onDone={onClose}
          submitLabel="Save correction"
          busyLabel="Saving…"
          small={smallForm({
            onCancel: onClose,
            takesFocus: true,
            actions: isCorrected(record, name) && (
              <Button size="small" onClick={() => void handleBack()}>
                Back to what was sent
              </Button>
            ),
          })}
        >
          <DeskField field={field} />
          <TextField name="remark" />
          {[...formFields.keys()]
            .filter((each) => each !== name && each !== 'remark')
            .map((each) => (
              <HiddenField key={each} name={each} />
            ))}
        </Form>
      </Suspense>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </Box>
  )
}

/** Its own rule, with the values of the fields that the rule looks at. */
function schemaOf(field: FieldInfo, fields: FieldInfos, record: AdminRecord) {
  const { name, label, dependsOn } = field
  const others = dependsOn.flatMap((other) => {
    const value = valueOf(record, other)
    // As they are: they are not corrected here.
    return fields.has(other) ? [[other, mixed().transform(() => value)] as const] : []
  })
  return object({
    ...Object.fromEntries(others),
    [name]: field.schema.required(`Enter what is right: ${label}`),
    remark: lineField('Remark (optional)', { max: 300 }).meta({
      help: 'Why, or who said so. Only administrators read it.',
    }),
  }) as ObjectSchema<AnyObject>
}

const valuesOf = ({ name, dependsOn }: FieldInfo, record: AdminRecord) =>
  Object.fromEntries([name, ...dependsOn].map((each) => [each, valueOf(record, each)]))

type AddProps = { fields: readonly FieldInfo[]; onChoose: (field: FieldInfo) => void }

/** Chooses one of the fields that the applicant has left empty. */
export const AddFieldMenu = ({ fields, onChoose }: AddProps) => (
  <MenuButton
    label="Add what was left empty"
    items={fields.map((field) => ({ label: field.label, onChoose: () => onChoose(field) }))}
  />
)

const formSx = {
  my: 1,
  p: 1.5,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  breakInside: 'avoid',
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { mixed, object, type AnyObject, type ObjectSchema } from 'yup'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { FieldInfo, FieldInfos } from '@/shared/forms/fieldInfo'
import { CheckboxField } from '@/shared/forms/fields/CheckboxField'
import { ChoicesField } from '@/shared/forms/fields/ChoicesField'
import { SelectField } from '@/shared/forms/fields/SelectField'
import { TextField } from '@/shared/forms/fields/TextField'
import { MenuButton } from '@/shared/desk/MenuButton'
import { isConflict } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import type { CorrectedValue } from '@/shared/validation/review'
import { lineField } from '@/shared/validation/text'
import { isCorrected, valueOf } from '../records'
import { useApplyActionMutation } from '../review/reviewApi'
import { DeskForm } from '@/shared/desk/DeskForm'
import { requestWords } from '../review/reviewWords'
import { useNameOf } from '@/features/people/desk'
import { versionOf, type Review } from '@/shared/requests/review'
import type { Kind } from '@/shared/requests/steps'
import { useFormId } from '@/shared/desk/useFormId'
import { useExpectedVersion } from '../pending/useExpectedVersion'

type Props = {
  kind: Kind
  record: AdminRecord
  fields: FieldInfos
  field: FieldInfo
  onClose: () => void
}

/** Corrects a field by its own rule. What the applicant has sent stays beside it. */
export function CorrectionForm({ kind, record, fields, field, onClose }: Props) {
  const { name, label } = field
  const nameOf = useNameOf()
  const [applyAction] = useApplyActionMutation()
  const [start] = useState(record)
  const [expectedVersion, setExpectedVersion] = useExpectedVersion(record)
  const schema = useMemo(() => schemaOf(field, fields, start), [field, fields, start])
  const values = useMemo(() => valuesOf(field, start), [field, start])

  /** Of "Back to what was sent"; the form has its own. */
  const [failure, setFailure] = useState<string>()
  const [formId] = useFormId()

  async function save(value: CorrectedValue | undefined, id: string, text?: string) {
    setFailure(undefined)
    // Corrected back to what was sent is not corrected.
    const isAsSent = JSON.stringify(value) === JSON.stringify(record[name])
    if (JSON.stringify(value) !== JSON.stringify(valueOf(record, name))) {
      const action = {
        kind: 'correct',
        field: name,
        value: isAsSent ? undefined : value,
        text,
      } as const
      const target = { kind, id: record.id }
      const { error } = await applyAction({ target, expectedVersion, id, action })
      if (isConflict<Review | undefined>(error)) {
        setExpectedVersion(versionOf({ review: error.current }))
      }
      if (error !== undefined) return messageOf(error, requestWords(nameOf))
    }
    onClose()
    return undefined
  }

  return (
    <Box className="screen-only" sx={formSx}>
      <DeskForm
        label={`Correct: ${label}`}
        schema={schema}
        values={values}
        onSubmit={({ [name]: value, remark }: { [field: string]: CorrectedValue }, id) =>
          save(value, id, remark as string | undefined)
        }
        submitLabel="Save correction"
        onCancel={onClose}
        takesFocus
        actions={
          isCorrected(record, name) && (
            <Button
              size="small"
              onClick={() =>
                void save(record[name] as CorrectedValue | undefined, formId).then(setFailure)
              }
            >
              Back to what was sent
            </Button>
          )
        }
      >
        <CorrectedField field={field} />
        <TextField name="remark" />
      </DeskForm>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </Box>
  )
}

/** The field's own input. */
function CorrectedField({ field: { name, meta } }: { field: FieldInfo }) {
  if (meta.kind === 'checkbox') return <CheckboxField name={name} />
  if (meta.kind === 'choices') return <ChoicesField name={name} />
  return meta.options === undefined ? <TextField name={name} /> : <SelectField name={name} />
}

/** Its own rule, with the values of the fields that the rule looks at. */
function schemaOf(field: FieldInfo, fields: FieldInfos, record: AdminRecord) {
  const { name, label, dependsOn } = field
  const others = dependsOn.flatMap((other) => {
    const value = valueOf(record, other)
    // As they are: nobody corrects them here.
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

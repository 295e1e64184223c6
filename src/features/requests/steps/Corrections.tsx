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
import type { CorrectedValue } from '@/shared/validation/review'
import { lineField } from '@/shared/validation/text'
import { isCorrected, valueOf } from '../records'
import { useAction } from '../review/useAction'
import { smallForm } from '@/shared/forms/smallForm'
import type { Kind } from '@/shared/requests/steps'
import { DeskField } from '@/shared/desk/DeskField'

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
  const [start] = useState(record)
  const target = { kind, id: record.id }
  const { press, submit, expectedVersion, failure } = useAction(target, record)
  const schema = useMemo(() => schemaOf(field, fields, start), [field, fields, start])
  const formFields = useMemo(() => fieldInfos(schema), [schema])
  const values = useMemo(() => valuesOf(field, start), [field, start])

  async function handleSubmit(typed: { [field: string]: unknown }, id: string) {
    const { [name]: value } = typed
    if (isSame(value, valueOf(record, name))) return
    // Corrected back to the applicant's value is not corrected.
    const corrected = isSame(value, record[name]) ? undefined : (value as CorrectedValue)
    const text = typed.remark as string | undefined
    await submit({ kind: 'correct', field: name, value: corrected, text }, id, expectedVersion)
  }

  const handleBack = async () =>
    (await press({ kind: 'correct', field: name }, expectedVersion)) && onClose()

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
            .filter((hidden) => hidden !== name && hidden !== 'remark')
            .map((hidden) => (
              <HiddenField key={hidden} name={hidden} />
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
  const dependencies = dependsOn.flatMap((dependency) => {
    const value = valueOf(record, dependency)
    // As they are: they are not corrected here.
    return fields.has(dependency) ? [[dependency, mixed().transform(() => value)] as const] : []
  })
  return object({
    ...Object.fromEntries(dependencies),
    [name]: field.schema.required(`Enter what is right: ${label}`),
    remark: lineField('Remark (optional)', { max: 300 }).meta({
      help: 'Why, or who said so. Only administrators read it.',
    }),
  }) as ObjectSchema<AnyObject>
}

const valuesOf = ({ name, dependsOn }: FieldInfo, record: AdminRecord) =>
  Object.fromEntries([name, ...dependsOn].map((needed) => [needed, valueOf(record, needed)]))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const formSx = {
  my: 1,
  p: 1.5,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  breakInside: 'avoid',
}

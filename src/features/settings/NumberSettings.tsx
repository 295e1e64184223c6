import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { AnyObject, ObjectSchema } from 'yup'
import { selectRole } from '@/features/session'
import type { AppError } from '@/shared/firestore/errors'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { TextField } from '@/shared/forms/fields/TextField'
import { Form } from '@/shared/forms/Form'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { useShowMessage } from '@/shared/desk/Messages'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { Waiting } from '@/shared/ui/status/Waiting'

type Props<Values extends AnyObject> = {
  title: string
  text: string
  schema: ObjectSchema<Values>
  /** In the singular. */
  unit: string
  /** The settings in a sentence: “… is saved”. */
  subject: string
  data?: { readonly [name: string]: number | undefined }
  error?: unknown
  refetch: () => unknown
  /** The id is that of the entry in the history. */
  onSave: (values: Values, id: string) => Promise<unknown>
}

/** A group of numbers, once they have been read: a form for owners, a list for others. */
export function NumberSettings<Values extends AnyObject>(props: Props<Values>) {
  const { title, text, schema, unit, subject, data, error, refetch, onSave } = props
  const id = useId()
  const isOwner = useSelector(selectRole) === 'owner'
  const showMessage = useShowMessage()
  const fields = useMemo(() => fieldInfos(schema), [schema])

  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text}</Typography>
      {error !== undefined && data === undefined ? (
        <LoadFailure error={error as AppError} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : isOwner ? (
        <Form<Values>
          schema={schema}
          fields={fields}
          values={data as Partial<Record<keyof Values, unknown>>}
          onSubmit={onSave}
          onDone={() => showMessage(`${subject} is saved`)}
          submitLabel={`Save ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`}
          busyLabel="Saving…"
        >
          {[...fields.keys()].map((name) => (
            <TextField key={name} name={name} />
          ))}
        </Form>
      ) : (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {[...fields.values()].map(({ name, label }) => (
            <DefinitionRow key={name} label={label}>
              {inWords(data[name], unit)}
            </DefinitionRow>
          ))}
        </Box>
      )}
    </Box>
  )
}

const inWords = (value: number | undefined, unit: string) =>
  value === undefined ? 'Not decided yet' : `${value} ${unit}${value === 1 ? '' : 's'}`

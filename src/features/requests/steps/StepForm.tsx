import ApplicantIcon from '@mui/icons-material/PersonOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { object, type AnyObject, type ObjectSchema, type Schema } from 'yup'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { TextField } from '@/shared/forms/fields/TextField'
import { Form } from '@/shared/forms/Form'
import { dateField, today } from '@/shared/validation/dates'
import { rupeesField } from '@/shared/validation/numbers'
import type { ReviewDetails } from '@/shared/validation/review'
import { lineField, textField } from '@/shared/validation/text'
import { smallForm } from '@/shared/forms/smallForm'
import { detailLabels } from '@/shared/requests/reviewDetails'
import { limits, type Step } from '@/shared/requests/steps'
import { versionOf, type Review } from '@/shared/requests/review'
import { DocumentChips } from './DocumentChips'
import type { StepTexts } from '../review/changes'
import { DeskField } from '@/shared/desk/DeskField'

type Props = {
  step: Step
  /** Of one request: its version when the form was opened is the expected one. */
  record?: { review?: Review }
  /** Of the applicant. */
  name: string
  /** The first values of the fields: earlier text, or earlier details. */
  texts: StepTexts
  /** Above the fields. */
  warning?: string
  /** `id`: of the form. */
  onSubmit: (texts: StepTexts, expectedVersion: number, id: string) => Promise<void> | void
  /** After it is saved, or an earlier try is kept. */
  onDone?: () => void
  submitLabel?: string
  /** See `Form`. */
  draft?: string
  onCancel?: () => void
  actions?: ReactNode
  /** Below the fields. */
  children?: ReactNode
}

/** The texts and facts of a step: the internal reason beside the public text. */
export function StepForm(props: Props) {
  const { step, record = {}, name, texts, warning, onSubmit, onDone, ...more } = props
  const { submitLabel, draft, ...others } = more
  const { children, ...small } = others
  const [expectedVersion] = useState(() => versionOf(record))
  const schema = useMemo(() => schemaOf(step), [step])
  const fields = useMemo(() => fieldInfos(schema), [schema])
  const names = detailNames(step)
  const values = useMemo(
    () => ({
      ...(step.details?.takenUpOn && { takenUpOn: today() }),
      ...texts.details,
      reason: texts.reason,
      public: texts.public ?? step.message,
    }),
    [step, texts],
  )

  const handleSubmit = (
    { reason, public: text, ...typed }: StepTexts & ReviewDetails,
    id: string,
  ) => {
    const details = Object.fromEntries(
      Object.entries(typed).filter(([detail]) => (names as string[]).includes(detail)),
    )
    const given = { reason, public: text, details: names.length > 0 ? details : undefined }
    return onSubmit(given, expectedVersion, id)
  }

  return (
    <Suspense>
      <Form
        label={step.button}
        schema={schema}
        fields={fields}
        values={values}
        onSubmit={handleSubmit}
        onDone={onDone}
        failureAt="page"
        submitLabel={submitLabel ?? step.button}
        busyLabel="Saving…"
        draft={draft}
        small={smallForm({ ...small, takesFocus: true })}
      >
        {warning !== undefined && <Alert severity="warning">{warning}</Alert>}
        {names.length > 0 && (
          <Box sx={detailsSx}>
            {names.map((detail) => (
              <DeskField key={detail} field={fields.get(detail)!} wide={false} />
            ))}
          </Box>
        )}
        <Box sx={textsSx}>
          <Readers icon={<LockIcon fontSize="small" />} text="Only the office reads this">
            <TextField name="reason" />
          </Readers>
          {step.public === undefined ? (
            <Typography sx={{ color: 'text.secondary' }}>
              No message goes to the applicant.
            </Typography>
          ) : (
            <Readers
              icon={<ApplicantIcon fontSize="small" />}
              text={
                <>
                  <span>Message to</span> <bdi translate="no">{name}</bdi>{' '}
                  <span>(also shown on My request)</span>
                </>
              }
            >
              {step.asksForDocuments && <DocumentChips />}
              <TextField name="public" />
            </Readers>
          )}
        </Box>
        {children}
      </Form>
    </Suspense>
  )
}

type ReadersProps = { icon: ReactNode; text: ReactNode; children: ReactNode }

function Readers({ icon, text, children }: ReadersProps) {
  return (
    <Box sx={readersSx}>
      <Typography variant="body2" sx={readersTextSx}>
        {icon}
        <span>{text}</span>
      </Typography>
      {children}
    </Box>
  )
}

const details: Record<keyof ReviewDetails, Schema> = {
  committeeOn: dateField(detailLabels.committeeOn),
  resolution: lineField(detailLabels.resolution, { max: limits.line }),
  amount: rupeesField(detailLabels.amount),
  conditions: textField(detailLabels.conditions, { max: limits.text, rows: 2 }),
  authority: lineField(detailLabels.authority, { max: limits.line }),
  authorityNumber: lineField(detailLabels.authorityNumber, { max: limits.line }),
  takenUpOn: dateField(detailLabels.takenUpOn, { notInFuture: true }),
  duplicateOf: lineField(detailLabels.duplicateOf, { max: limits.line }).meta({
    help: 'The reference number of the other form, if it is one.',
  }),
}

const decidedOn = dateField(detailLabels.committeeOn, { notInFuture: true })

const detailNames = (step: Step) => Object.keys(step.details ?? {}) as (keyof ReviewDetails)[]

/** Whether the form of the step opens first. */
export const needsTexts = (step: Step) =>
  step.isDecision === true ||
  [step.reason, step.public, ...Object.values(step.details ?? {})].includes('required')

function schemaOf(step: Step): ObjectSchema<AnyObject> {
  const needed = (need: string | undefined, field: Schema) =>
    need === 'required' ? field.required() : field
  const reason = textField(step.question ?? 'Office remarks', { max: limits.reason, rows: 4 })
  const text = textField('Message', { max: limits.public, rows: 4 })
  // A request is recommended for a day to come, and decided on a day that has been.
  const fields = step.isDecision ? { ...details, committeeOn: decidedOn } : details
  return object({
    ...Object.fromEntries(
      detailNames(step).map((name) => [name, needed(step.details?.[name], fields[name])]),
    ),
    reason: needed(step.reason, reason),
    ...(step.public && { public: needed(step.public, text) }),
  })
}

const detailsSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
}

const textsSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: 'repeat(auto-fit, minmax(16rem, 1fr))' },
}

const readersSx = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }

const readersTextSx = { display: 'flex', gap: 0.75, alignItems: 'center', mb: 1, fontWeight: 600 }

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { object } from 'yup'
import { useNameOf } from '@/features/people/desk'
import { BusyButton } from '@/shared/desk/BusyButton'
import { Part } from '@/shared/desk/Part'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { TextField } from '@/shared/forms/fields/TextField'
import { Form } from '@/shared/forms/Form'
import { smallForm } from '@/shared/forms/smallForm'
import { versionOf, type Review, type Target } from '@/shared/requests/review'
import { limits } from '@/shared/requests/steps'
import { calendarDay } from '@/shared/text/dateText'
import { dateField, today } from '@/shared/validation/dates'
import { textField } from '@/shared/validation/text'
import { useAction } from '../review/useAction'
import { DeskField } from '@/shared/desk/DeskField'

const schema = object({
  on: dateField('Follow up on')
    .required('Choose a day')
    .test('past', 'This day is over', (day) => day >= today()),
  text: textField('Remark (optional)', { max: limits.text, rows: 2 }).meta({
    help: 'Only administrators read it.',
  }),
})

const fields = fieldInfos(schema)

type Props = { target: Target; review: Review | undefined; canEdit: boolean }

/** The day on which the office looks at a request again, such as to ring the applicant. */
export function FollowUpPart({ target, review, canEdit }: Props) {
  const nameOf = useNameOf()
  const record = { review }
  const { press, submit, isLoading, failure, expectedVersion } = useAction(target, record)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const followUp = review?.followUp
  if (followUp === undefined && !canEdit) return null

  return (
    <Box sx={isOpen ? { gridColumn: '1 / -1' } : undefined}>
      <Part title="Follow-up">
        {followUp && (
          <>
            <Typography
              sx={{ fontWeight: 600, ...(followUp.on < today() && { color: 'error.main' }) }}
            >
              {calendarDay(followUp.on)}
            </Typography>
            {followUp.text !== undefined && (
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                <bdi>{followUp.text}</bdi>
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <span>Set by </span>
              <bdi translate="no">{nameOf(followUp.by)}</bdi>
            </Typography>
          </>
        )}
        {canEdit && !isOpen && (
          <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            {followUp && (
              <BusyButton
                variant="outlined"
                isBusy={isLoading}
                onClick={() => void press({ kind: 'followUp' }, versionOf(record))}
              >
                Done
              </BusyButton>
            )}
            <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
              <span>{followUp ? 'Change date…' : 'Follow up on…'}</span>
            </Button>
          </Box>
        )}
        {isOpen && (
          <Suspense>
            <Form
              label="Follow-up"
              schema={schema}
              fields={fields}
              draft={`follow-up ${target.kind} ${target.id}`}
              onSubmit={({ on, text }, id) =>
                submit({ kind: 'followUp', on, text }, id, expectedVersion)
              }
              onDone={close}
              submitLabel="Save"
              busyLabel="Saving…"
              small={smallForm({ onCancel: close, takesFocus: true })}
            >
              <DeskField field={fields.get('on')!} />
              <TextField name="text" />
            </Form>
          </Suspense>
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
      </Part>
    </Box>
  )
}

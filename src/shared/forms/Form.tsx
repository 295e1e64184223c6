import { yupResolver } from '@hookform/resolvers/yup'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { DraftNotice } from './DraftNotice'
import type { Typed } from './drafts'
import { ErrorSummary } from './ErrorSummary'
import { startValues, typedValues, type FieldInfos } from './fieldInfo'
import { FirstVersionArrived } from './FirstVersionArrived'
import { FormPartsContext } from './formParts'
import { referenceOf } from './reference'
import { SubmitBar } from './SubmitBar'
import { useDraft } from './useDraft'
import { useSending } from './useSending'
import { useSubmit } from './useSubmit'

export type FormProps<Values> = {
  /**
   * Gets the values as the schema gives them out, empty optional fields left out, and an id
   * that stays the same from the first try until one succeeds. What it rejects with is shown.
   */
  onSubmit: (values: Values, id: string) => Promise<unknown> | void
  /** Called once it has succeeded and the draft is forgotten: the place to go elsewhere. */
  onDone?: (id: string) => Promise<unknown> | void
  submitLabel: string
  /** On the button while submitting. */
  busyLabel?: string
  /** Name under which what is typed is kept for this tab; not kept when left out. */
  draft?: string
  /** What reference numbers of this form begin with. */
  referencePrefix?: string
  /** A record to edit. When it changes, fields that were not touched follow. */
  values?: Partial<Record<keyof Values, unknown>>
  disabled?: boolean
  children: ReactNode
}

type BoundFormProps<Values extends AnyObject> = FormProps<Values> & {
  schema: ObjectSchema<Values>
  fields: FieldInfos
}

export function Form<Values extends AnyObject>(props: BoundFormProps<Values>) {
  const { schema, fields, onSubmit, submitLabel, busyLabel = 'Sending…', values, children } = props
  const formId = useId()
  const alert = useRef<HTMLDivElement>(null)
  const record = useMemo(() => values && typedValues(fields, values), [fields, values])
  const form = useForm<Typed>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: startValues(fields),
    values: record,
    // Of `values`: what is being typed stays when the record changes.
    resetOptions: { keepDirtyValues: true },
    // What is typed is text and boxes; what comes out of the schema is the record.
    resolver: yupResolver<Typed, unknown, Typed>(schema as ObjectSchema<AnyObject>, undefined, {
      mode: 'sync',
    }),
  })
  const draft = useDraft(props.draft, form, fields)

  async function finish(id: string) {
    draft.forget()
    await props.onDone?.(id)
    form.reset(record ? form.getValues() : startValues(fields), { keepDirtyValues: false })
  }

  const { send, arrived, forgetArrived } = useSending({
    schema: schema as ObjectSchema<AnyObject>,
    draft,
    onSubmit,
    onStored: finish,
  })
  const { isBusy, error, wrong, submit, handleSubmit, clearErrors } = useSubmit({
    form,
    order: [...fields.keys()],
    send: (typed) => send(typed as Values),
  })

  function sendAsNew() {
    draft.renew()
    void submit()
  }

  function leaveAtFirst(id: string) {
    forgetArrived()
    void finish(id)
  }

  const parts = useMemo(
    () => ({ fields, idOf: (name: string) => `${formId}-${name}` }),
    [fields, formId],
  )

  useEffect(() => {
    const first = wrong[0]
    if (first !== undefined) document.getElementById(parts.idOf(first))?.focus()
  }, [wrong, parts])

  useEffect(() => {
    if (error !== undefined) alert.current?.focus()
  }, [error])

  function startOver() {
    draft.forget()
    clearErrors()
    form.reset(record ?? startValues(fields), { keepDirtyValues: false })
    const first = fields.keys().next().value
    if (first !== undefined) document.getElementById(parts.idOf(first))?.focus()
  }

  return (
    <FormProvider {...form}>
      <FormPartsContext value={parts}>
        <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 3 }}>
          {draft.isRestored && <DraftNotice onStartOver={startOver} isBusy={isBusy} />}
          {error !== undefined && (
            <Alert severity="error" ref={alert} tabIndex={-1}>
              {error}
            </Alert>
          )}
          {arrived !== undefined && (
            <FirstVersionArrived
              reference={props.referencePrefix && referenceOf(props.referencePrefix, arrived)}
              isBusy={isBusy}
              onSendAsNew={sendAsNew}
              onLeave={() => leaveAtFirst(arrived)}
            />
          )}
          <ErrorSummary names={wrong} />
          {/* What is being sent cannot be changed any more. */}
          <Box inert={isBusy} sx={fieldsSx}>
            {children}
          </Box>
          <SubmitBar isBusy={isBusy} isDisabled={props.disabled}>
            {isBusy ? busyLabel : submitLabel}
          </SubmitBar>
        </Stack>
      </FormPartsContext>
    </FormProvider>
  )
}

const fieldsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A field one jumps to must not end up under the header.
  '& input, & select, & textarea': { scrollMarginTop: 140, scrollMarginBottom: 80 },
}

import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { DraftNotice } from './DraftNotice'
import { ErrorSummary } from './ErrorSummary'
import { startValues, type FieldInfos } from './fieldInfo'
import { FirstVersionArrived } from './FirstVersionArrived'
import { FormPartsContext } from './formParts'
import { fieldsSx, formSx } from './formStyles'
import { Honeypot } from './Honeypot'
import { PersonQuestion } from './PersonQuestion'
import { referenceOf } from './reference'
import { SectionNav } from './SectionNav'
import { SendFailure } from './SendFailure'
import { SubmitBar } from './SubmitBar'
import { useBoundForm } from './useBoundForm'
import { useCompleteness } from './useCompleteness'
import { useDraft } from './useDraft'
import { useEarlyInput } from './useEarlyInput'
import { useFirstInput } from './useFirstInput'
import { useLeaveWarning } from './useLeaveWarning'
import { usePersonCheck } from './usePersonCheck'
import { useSections } from './useSections'
import { useSending } from './useSending'
import { useSubmit } from './useSubmit'

/** A form with fewer sections is in view without a way through it. */
const fewestSections = 3

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
  /**
   * What reference numbers of this form begin with, where anybody may send it and it is stored.
   * Such a form asks whoever was too fast whether they are a person.
   */
  referencePrefix?: string
  /** A record to edit. When it changes, fields that were not touched follow. */
  values?: Partial<Record<keyof Values, unknown>>
  disabled?: boolean
  /** Where what went wrong with sending is said; at the button when left out. */
  failureAt?: 'top'
  /** Sections, or fields alone where there are few. */
  children: ReactNode
}

type BoundFormProps<Values extends AnyObject> = FormProps<Values> & {
  schema: ObjectSchema<Values>
  fields: FieldInfos
}

export function Form<Values extends AnyObject>(props: BoundFormProps<Values>) {
  const { fields, onSubmit, submitLabel, busyLabel = 'Sending…', children } = props
  // yup's generics do not meet those of react-hook-form.
  const schema = props.schema as unknown as ObjectSchema<AnyObject>
  const isPublic = props.referencePrefix !== undefined
  const isSaidAbove = props.failureAt === 'top'
  const formId = useId()
  const idOf = useCallback((name: string) => `${formId}-${name}`, [formId])
  const [halfTyped] = useState(() => new Set<string>())
  const { form, record } = useBoundForm({
    schema,
    fields,
    values: props.values,
    idOf,
    halfTyped,
  })
  const draft = useDraft(props.draft, form, fields)
  const person = usePersonCheck(isPublic, draft.isRestored)
  useLeaveWarning(props.draft !== undefined, form, fields)
  useFirstInput(isPublic, form)
  const element = useRef<HTMLFormElement>(null)
  useEarlyInput(element, form, fields, props.values !== undefined)

  async function finish(id: string) {
    draft.forget()
    await props.onDone?.(id)
    form.reset(record ? form.getValues() : startValues(fields), { keepDirtyValues: false })
  }

  const { send, arrived, forgetArrived } = useSending({ schema, draft, onSubmit, onStored: finish })
  const { isBusy, failure, wrong, submit, handleSubmit, clearErrors } = useSubmit({
    form,
    order: [...fields.keys()],
    mustWait: person.mustAsk,
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

  function confirmPerson() {
    person.confirm()
    void submit()
  }

  const [shown] = useState(() => new Set<string>())
  const sections = useSections(children, formId)
  const parts = useMemo(
    () => ({ form, fields, sections, idOf, shown, halfTyped }),
    [form, fields, sections, idOf, shown, halfTyped],
  )
  useCompleteness(fields, sections, shown)

  useEffect(() => {
    const first = wrong[0]
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
  }, [wrong, idOf])

  function startOver() {
    draft.startOver()
    clearErrors()
    form.reset(record ?? startValues(fields), { keepDirtyValues: false })
    const first = fields.keys().next().value
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
  }

  function bringBack() {
    draft.bringBack()
    clearErrors()
  }

  const sendFailure = failure !== undefined && (
    <SendFailure failure={failure} onRetry={isSaidAbove ? undefined : () => void submit()} />
  )

  return (
    <FormPartsContext value={parts}>
      <Box sx={formSx}>
        {sections.length >= fewestSections && <SectionNav schema={schema} />}
        <Stack component="form" ref={element} noValidate onSubmit={handleSubmit} sx={{ gap: 3 }}>
          {(draft.isRestored || draft.isEmptied) && (
            <DraftNotice
              isEmptied={draft.isEmptied}
              isBusy={isBusy}
              onStartOver={startOver}
              onBringBack={bringBack}
            />
          )}
          {isSaidAbove && sendFailure}
          <ErrorSummary names={wrong} />
          {/* What is being sent cannot be changed any more. */}
          <Box inert={isBusy} sx={fieldsSx}>
            {children}
          </Box>
          {isPublic && <Honeypot inputRef={person.trap} />}
          {!isSaidAbove && sendFailure}
          {person.isAsking && <PersonQuestion onConfirm={confirmPerson} />}
          {arrived !== undefined && (
            <FirstVersionArrived
              reference={props.referencePrefix && referenceOf(props.referencePrefix, arrived)}
              isBusy={isBusy}
              onSendAsNew={sendAsNew}
              onLeave={() => leaveAtFirst(arrived)}
            />
          )}
          <SubmitBar isBusy={isBusy} isDisabled={props.disabled}>
            {isBusy ? busyLabel : submitLabel}
          </SubmitBar>
        </Stack>
      </Box>
    </FormPartsContext>
  )
}

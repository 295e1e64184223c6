import Box from '@mui/material/Box'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { useAtRest } from '@/shared/config/atRest'
import { prepareToSubmit } from '@/shared/firestore/submit'
import { KeepDraft } from '@/shared/forms/draft/KeepDraft'
import { useDraft } from '@/shared/forms/draft/useDraft'
import { useUnsavedWarning } from '@/shared/forms/draft/useUnsavedWarning'
import { useEarlyInput } from '@/shared/forms/draft/useEarlyInput'
import { useAfterPress } from '@/shared/forms/fields/useAfterPress'
import { ErrorSummary } from '@/shared/forms/submit/ErrorSummary'
import { Honeypot, PersonQuestion } from '@/shared/forms/submit/personCheck'
import { referenceOf } from '@/shared/requests/reference'
import { FirstVersionStored, SendFailure } from '@/shared/forms/submit/SendFailure'
import { SubmitBar } from '@/shared/forms/submit/SubmitBar'
import { useGoOn } from '@/shared/config/useGoOn'
import { useSubmit } from '@/shared/forms/submit/useSubmit'
import { Spoken } from '@/shared/ui/status/Spoken'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { texts } from '@/texts/forms'
import type { SchemaFormProps } from './formProps'
import { FormPartsContext, useCompletenessCheck } from './formParts'
import { FormSection } from './FormSection'
import { fieldsSx, formSx } from './formStyles'
import { SectionNav } from './SectionNav'
import { useSchemaForm } from './useSchemaForm'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** A form with fewer sections needs no navigation. */
const minSectionsForNav = 3

export function Form<Values extends AnyObject>(props: SchemaFormProps<Values>) {
  const { fields, values, refilledAs, above, submitLabel, busyLabel = texts.sending, small } = props
  // yup's generics do not match those of react-hook-form.
  const schema = props.schema as unknown as ObjectSchema<AnyObject>
  const isPublic = props.referencePrefix !== undefined
  const { failureAt } = props
  const Stored = small?.FirstVersion ?? FirstVersionStored

  const formId = useId()
  const idOf = useCallback((name: string) => `${formId}-${name}`, [formId])
  const titled = props.sections
  const sections = useMemo(
    () =>
      Object.entries(titled ?? {}).map(([title, names], index) => ({
        id: `${formId}-section-${index + 1}`,
        title,
        names,
      })),
    [titled, formId],
  )
  const [mounted] = useState(() => new Set<string>())
  const [incompleteDates] = useState(() => new Set<string>())
  useCompletenessCheck(fields, sections, mounted, idOf)

  const { form, record } = useSchemaForm({ schema, fields, values, idOf, incompleteDates })
  const isRefilled = refilledAs !== undefined
  const draft = useDraft({ key: props.draft, form, fields, record, isRefilled })
  useUnsavedWarning(props.draft !== undefined, form, fields)
  const element = useRef<HTMLFormElement>(null)
  useEarlyInput(element, form, fields, values !== undefined)

  const name = props.draft ?? refilledAs
  const goOn = name && `send ${name}`
  const sending = useSubmit({ ...props, form, schema, draft, isPublic, goOn })
  const { isBusy, result, submit, clearResult } = sending
  const isBack = props.draft === undefined || draft.isRestored
  useGoOn(isBack && !props.disabled ? goOn : undefined, () => void submit())
  // The connection may be gone when it is sent.
  useAtRest(...(isPublic ? [prepareToSubmit] : []))

  const invalid = result?.type === 'invalid' ? result.names : undefined
  useEffect(() => {
    if (invalid) document.getElementById(idOf(invalid[0] ?? ''))?.focus()
  }, [invalid, idOf])

  function startOver() {
    draft.startOver()
    clearResult()
    document.getElementById(idOf([...fields.keys()][0] ?? ''))?.focus()
  }

  const afterPress = useAfterPress()
  const { discard } = draft
  const parts = useMemo(
    () => ({ form, fields, sections, above, idOf, afterPress, mounted, incompleteDates, discard }),
    [form, fields, sections, above, idOf, afterPress, mounted, incompleteDates, discard],
  )
  const sendFailure = result?.type === 'failed' && failureAt !== 'page' && (
    <SendFailure
      failure={result.failure}
      onRetry={failureAt === 'top' || small ? undefined : () => void submit()}
      isPublic={isPublic}
    />
  )

  return (
    <FormPartsContext value={parts}>
      <Box sx={formSx}>
        {sections.length >= minSectionsForNav && <SectionNav schema={schema} />}
        <Box
          component="form"
          ref={element}
          noValidate
          aria-label={props.label}
          onSubmit={(event) => void submit(event)}
          onKeyDown={small?.onKeyDown}
          sx={small?.sx ?? { display: 'flex', flexDirection: 'column', gap: 3 }}
        >
          <StatusRegion>
            {(draft.isRestored || draft.isCleared) && !small && (
              <DraftNotice
                isCleared={draft.isCleared}
                isBusy={isBusy}
                onStartOver={startOver}
                onUndo={() => {
                  draft.undo()
                  clearResult()
                }}
              />
            )}
          </StatusRegion>
          {props.canKeep && <KeepDraft keeping={draft.keeping} onChange={draft.keep} />}
          {failureAt === 'top' && sendFailure}
          {invalid && !small && <ErrorSummary names={invalid} />}
          <Spoken>{invalid ? texts.needCorrection(invalid.length) : ''}</Spoken>
          {/* Fields cannot change while they are being sent. */}
          <Box inert={isBusy} sx={fieldsSx}>
            {props.children ??
              sections.map(({ title }) => <FormSection key={title} title={title} />)}
          </Box>
          {isPublic && <Honeypot inputRef={sending.honeypot} />}
          {failureAt !== 'top' && sendFailure}
          {result?.type === 'mustConfirmPerson' && (
            <PersonQuestion onConfirm={sending.confirmPerson} />
          )}
          {draft.storedId !== undefined && (
            <Stored
              reference={
                props.referencePrefix && referenceOf(props.referencePrefix, draft.storedId)
              }
              isBusy={isBusy}
              refused={result?.type === 'refused' ? result.failure : undefined}
              onSubmitAsNew={sending.submitAsNew}
              onKeepFirst={() => void sending.keepFirst()}
            />
          )}
          <SubmitBar
            isBusy={isBusy}
            isDisabled={props.disabled}
            more={small?.buttons ?? props.buttons}
          >
            {isBusy ? busyLabel : submitLabel}
          </SubmitBar>
        </Box>
      </Box>
    </FormPartsContext>
  )
}

type Props = {
  /** Whether the person has just started over. */
  isCleared: boolean
  isBusy: boolean
  onStartOver: () => void
  onUndo: () => void
}

/** Says that a form shows a restored draft, or that it was just cleared. For a `StatusRegion`. */
function DraftNotice({ isCleared, isBusy, onStartOver, onUndo }: Props) {
  return (
    <Alert
      severity="info"
      role="presentation"
      action={
        <Button
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={isCleared ? onUndo : onStartOver}
          disabled={isBusy}
        >
          <span>{isCleared ? texts.undo : texts.startOver}</span>
        </Button>
      }
    >
      {isCleared ? texts.draftCleared : texts.draftRestored}
    </Alert>
  )
}

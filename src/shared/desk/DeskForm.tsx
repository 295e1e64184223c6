import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { fieldInfos, startValues } from '@/shared/forms/fieldInfo'
import { FormPartsContext } from '@/shared/forms/formParts'
import { fieldsSx } from '@/shared/forms/formStyles'
import { useDraft } from '@/shared/forms/draft/useDraft'
import { useUnsavedWarning } from '@/shared/forms/draft/useUnsavedWarning'
import { useAfterPress } from '@/shared/forms/fields/useAfterPress'
import { useOnline } from '@/shared/forms/submit/useOnline'
import { useSchemaForm } from '@/shared/forms/useSchemaForm'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'

type Props<Values> = {
  label: string
  schema: ObjectSchema<AnyObject>
  /** What the fields begin with. It must stay the same object. */
  values?: { readonly [name: string]: unknown }
  /**
   * Gets the values as the schema returns them, and an id that stays the same until they are saved.
   *
   * @returns the message of a failure
   */
  onSubmit: (values: Values, id: string) => Promise<string | undefined>
  submitLabel: string
  /** Key under which what was typed is kept for this tab until it is saved. Without it nothing is. */
  draft?: string
  onCancel?: () => void
  cancelLabel?: string
  /** Focuses the first field, and gives the focus back at the end. */
  takesFocus?: boolean
  children: ReactNode
  /** Further buttons. */
  actions?: ReactNode
}

/**
 * A small form of the desk. What was typed stays when it could not be saved. Ctrl+Enter sends it,
 * Escape cancels it.
 */
export function DeskForm<Values extends object>(props: Props<Values>) {
  const { label, schema, values, onSubmit, submitLabel, takesFocus = false, children } = props
  const { onCancel, cancelLabel = 'Cancel', actions } = props
  const fields = useMemo(() => fieldInfos(schema), [schema])
  const formId = useId()
  const [mounted] = useState(() => new Set<string>())
  const [incompleteDates] = useState(() => new Set<string>())
  const [failure, setFailure] = useState<string>()
  const parts = useMemo(
    () => ({ fields, mounted, incompleteDates, idOf: (name: string) => `${formId}-${name}` }),
    [fields, mounted, incompleteDates, formId],
  )
  const { form } = useSchemaForm({ schema, values, ...parts })
  const draft = useDraft(props.draft, form, fields, false)
  useUnsavedWarning(props.draft !== undefined, form, fields)
  const afterPress = useAfterPress()
  const context = useMemo(
    () => ({ ...parts, form, afterPress, sections: [] }),
    [parts, form, afterPress],
  )
  const element = useRef<HTMLFormElement>(null)
  const isOnline = useOnline()
  const { isSubmitting } = form.formState
  useFocus(takesFocus, element)

  const submit = form.handleSubmit(
    async (typed) => {
      setFailure(undefined)
      const message = await onSubmit(typed as unknown as Values, draft.claimId())
      setFailure(message)
      if (message !== undefined) return
      draft.forget()
      if (onCancel === undefined) form.reset(startValues(fields), { keepDirtyValues: false })
    },
    (errors) => {
      const first = [...fields.keys()].find((name) => errors[name] !== undefined)
      if (first !== undefined) document.getElementById(parts.idOf(first))?.focus()
    },
  )

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && onCancel !== undefined) {
      event.stopPropagation()
      onCancel()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void submit()
    }
  }

  return (
    <FormPartsContext value={context}>
      <Box
        component="form"
        ref={element}
        noValidate
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        onKeyDown={handleKeyDown}
        sx={formSx}
      >
        {/* Nobody can change what is being sent. */}
        <Box inert={isSubmitting} sx={fieldsSx}>
          {children}
        </Box>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <StatusRegion>
          {!isOnline && (
            <Alert severity="warning" role="presentation">
              You seem to be offline. You can keep typing.
            </Alert>
          )}
        </StatusRegion>
        <Box sx={actionsSx}>
          <Button type="submit" variant="contained" size="small" disabled={isSubmitting}>
            <span>{isSubmitting ? 'Saving…' : submitLabel}</span>
          </Button>
          {onCancel && (
            <Button size="small" onClick={onCancel} disabled={isSubmitting}>
              {cancelLabel}
            </Button>
          )}
          {actions}
        </Box>
      </Box>
    </FormPartsContext>
  )
}

function useFocus(takesFocus: boolean, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!takesFocus) return
    const opener = document.activeElement
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      // The form is gone by now; the button that has opened it may be, too.
      if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return
      if (opener.isConnected) opener.focus()
    }
  }, [takesFocus, form])
}

const formSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Lower fields than those of a visitor's form, which is filled in on phones.
  '&& .control.MuiInputBase-multiline': { p: '9px 11px' },
  '&& .control:not(.MuiInputBase-multiline) .MuiInputBase-input': { p: '9px 11px' },
  '&& .MuiFormControlLabel-root': { minHeight: 36 },
}

const actionsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }

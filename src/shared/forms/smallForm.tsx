import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { SmallForm } from '@/shared/forms/formProps'
import type { FirstVersionStoredProps } from '@/shared/forms/submit/SendFailure'
import { useFormParts } from '@/shared/forms/formParts'

type Options = {
  onCancel?: () => void
  cancelLabel?: string
  /** Focuses the field to begin with (`firstToFill`), and gives the focus back at the end. */
  takesFocus?: boolean
  /** Further buttons. */
  actions?: ReactNode
}

/**
 * Makes a `Form` a small one: it is within a page or a dialog of the desk and has a few fields. Ctrl+Enter
 * sends it, Escape cancels it. It names no errors above the fields: the first one has the focus.
 */
export const smallForm = (options: Options = {}): SmallForm => ({
  sx: smallSx,
  onKeyDown(event) {
    const { onCancel } = options
    if (event.key === 'Escape' && onCancel !== undefined) {
      event.stopPropagation()
      onCancel()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
  },
  buttons: <Buttons {...options} />,
  FirstVersion: FirstTrySaved,
})

/** Where an earlier try is saved with other values: it stays until one of the two is chosen. */
function FirstTrySaved({ isBusy, refused, onSubmitAsNew, onKeepFirst }: FirstVersionStoredProps) {
  return (
    <Alert severity="warning">
      <AlertTitle>Your first try is saved</AlertTitle>
      <div>
        {refused?.message ?? 'It has what you had entered then. Your changes since are not saved.'}
      </div>
      <Button color="inherit" variant="outlined" onClick={onSubmitAsNew} disabled={isBusy}>
        Save this as well
      </Button>
      <Button color="inherit" onClick={onKeepFirst} disabled={isBusy}>
        Keep what is saved
      </Button>
    </Alert>
  )
}

function Buttons({ onCancel, cancelLabel = 'Cancel', takesFocus = false, actions }: Options) {
  const { form, discard } = useFormParts()
  const { isSubmitting } = useFormState({ control: form.control })
  const start = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    const opener = document.activeElement
    firstToFill(start.current?.closest('form'))?.focus()
    return () => {
      // The form is gone by now; the button that has opened it may be, too.
      if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return
      if (opener.isConnected) opener.focus()
    }
  }, [takesFocus])

  /** Unlike Escape, which may be pressed by mistake, it gives up what was typed. */
  function handleCancel() {
    discard()
    onCancel?.()
  }

  return (
    <>
      <span ref={start} hidden />
      {onCancel && (
        <Button size="small" onClick={handleCancel} disabled={isSubmitting}>
          {cancelLabel}
        </Button>
      )}
      {actions}
    </>
  )
}

/** The first blank field that is required; the first of all where there is none. */
function firstToFill(form: HTMLFormElement | null | undefined) {
  const fields = form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []
  return [...fields].find(({ required, value }) => required && value === '') ?? fields[0]
}

const smallSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Lower fields than those of a visitor's form, which is filled in on phones.
  '&& .control.MuiInputBase-multiline': { p: '9px 11px' },
  '&& .control:not(.MuiInputBase-multiline) .MuiInputBase-input': { p: '9px 11px' },
  '&& .MuiFormControlLabel-root': { minHeight: 36 },
}

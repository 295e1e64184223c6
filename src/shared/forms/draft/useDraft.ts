import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { beforeLoadingAgain } from '@/shared/config/loadAgain'
import {
  compatibleValues,
  isUntouched,
  startValues,
  type FieldInfos,
  type FormValues,
} from '@/shared/forms/fieldInfo'
import { newSubmissionId } from '@/shared/requests/reference'
import {
  clearDraft,
  isKept,
  loadDraft,
  onDraftsCleared,
  removeKept,
  saveDraft,
  type Draft,
} from './drafts'
import { restore } from './restore'

/** Milliseconds without a key press after which a draft is saved. */
const pause = 300

/** Whether the draft is kept on the device, too; `refused` by the browser. */
export type Keeping = 'off' | 'on' | 'refused'

type Options = {
  key: string | undefined
  form: UseFormReturn<FormValues>
  fields: FieldInfos
  /** A record to edit. */
  record: FormValues | undefined
  /** Whether the text comes back after a reload, also without a draft. */
  isRefilled: boolean
}

/**
 * Saves the text of a form for this tab, with the id of its submission. Without a key only
 * the id is kept, as long as the form is on the page.
 */
export function useDraft({ key, form, fields, record, isRefilled }: Options) {
  const [isRestored, setRestored] = useState(false)
  /** The values before the person started over. */
  const [cleared, setCleared] = useState<Omit<Draft, 'savedAt'>>()
  const submission = useRef<Pick<Draft, 'id' | 'storedId'>>({})
  const [storedId, setStoredId] = useState<string>()
  const [keeping, setKeeping] = useState<Keeping>('off')
  // State would be too late for the draft that is saved at once.
  const isKeeping = useRef(false)
  const timer = useRef<number>(undefined)

  const cancelSave = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
  }, [])

  /** Returns whether a reload loses nothing. */
  const save = useCallback(() => {
    cancelSave()
    const values = form.getValues()
    const { defaultValues } = form.formState
    const isTyped = !isUntouched(fields, values, defaultValues)
    if (key === undefined) return isRefilled || !isTyped
    const { id, storedId: stored } = submission.current
    if (!isTyped && id === undefined && stored === undefined) {
      clearDraft(key)
      return true
    }
    const saved = saveDraft(key, { values, ...submission.current }, isKeeping.current)
    if (!saved.isKept) {
      if (isKeeping.current) setKeeping('refused')
      isKeeping.current = false
    }
    return saved.isStored || saved.isKept
  }, [cancelSave, key, form, fields, isRefilled])

  useEffect(() => beforeLoadingAgain(save), [save])

  const saveSoon = useCallback(() => {
    cancelSave()
    timer.current = window.setTimeout(save, pause)
  }, [cancelSave, save])

  const setSubmission = useCallback((next: Pick<Draft, 'id' | 'storedId'>) => {
    submission.current = next
    setStoredId(next.storedId)
  }, [])

  useEffect(() => {
    if (key === undefined) return
    const draft = loadDraft(key)
    if (draft === undefined) return
    // The prerendered HTML has no drafts, so they come after hydration.
    // oxlint-disable-next-line react/set-state-in-effect
    setSubmission({ id: draft.id, storedId: draft.storedId })
    restore(form, compatibleValues(fields, draft.values))
    setRestored(true)
    if (!isKept(key)) return
    isKeeping.current = true
    setKeeping('on')
  }, [key, form, fields, setSubmission])

  useEffect(() => {
    if (key === undefined) return
    const flush = () => {
      if (timer.current !== undefined) save()
    }
    const handlePageHide = () => {
      flush()
      // "Back" may bring this very page, for the next person at the computer.
      setCleared(undefined)
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback({ name }) {
        // Without a name it is a reset, not typing.
        if (name !== undefined) saveSoon()
      },
    })
    const stopListening = onDraftsCleared(cancelSave)
    window.addEventListener('pagehide', handlePageHide)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      unsubscribe()
      stopListening()
      window.removeEventListener('pagehide', handlePageHide)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [key, form, save, saveSoon, cancelSave])

  /** Forgets the draft and the id: the next text is a new submission. A record keeps the values that were sent. */
  function forget(values = record ? form.getValues() : startValues(fields)) {
    cancelSave()
    setSubmission({})
    isKeeping.current = false
    setKeeping('off')
    setRestored(false)
    setCleared(undefined)
    if (key !== undefined) clearDraft(key)
    form.reset(values, { keepDirtyValues: false })
  }

  /** Forgets the draft of a form that is closed unsent. One that was tried keeps its id: it may have arrived. */
  const discard = useCallback(() => {
    cancelSave()
    if (key !== undefined && submission.current.id === undefined) clearDraft(key)
  }, [cancelSave, key])

  /** Forgets the draft, but `undo` can restore it until the form is sent or left. */
  function startOver() {
    const before = { values: form.getValues(), ...submission.current }
    forget(record ?? startValues(fields))
    setCleared(before)
  }

  /** Undoes `startOver`, except in fields that were changed since. */
  function undo() {
    if (cleared === undefined) return
    const { values, ...earlier } = cleared
    const { defaultValues } = form.formState
    const typedSince = Object.entries(form.getValues()).filter(
      ([name, value]) => String(value) !== String(defaultValues?.[name]),
    )
    setSubmission({ ...earlier, ...submission.current })
    restore(form, { ...values, ...Object.fromEntries(typedSince) })
    save()
    setCleared(undefined)
    setRestored(true)
  }

  /** The id to submit under, saved before it is used: a reload during the request must not lose it. */
  function claimId() {
    const { id = newSubmissionId() } = submission.current
    submission.current.id = id
    save()
    return id
  }

  /** The server holds another version under the id that was tried. */
  function markStored() {
    setSubmission({ ...submission.current, storedId: submission.current.id })
    save()
  }

  /** The text becomes a submission of its own, beside the stored version. */
  function separate() {
    if (submission.current.id === submission.current.storedId) submission.current.id = undefined
  }

  /** Keeps the draft on this device for 24 hours, or only in this tab. */
  function keep(isOn: boolean) {
    isKeeping.current = isOn
    setKeeping(isOn ? 'on' : 'off')
    if (key !== undefined && !isOn) removeKept(key)
    saveSoon()
  }

  const isCleared = cleared !== undefined
  return {
    isRestored,
    isCleared,
    /** Id of the stored version that differs from the form. */
    storedId,
    keeping,
    keep,
    claimId,
    markStored,
    separate,
    forget,
    discard,
    startOver,
    undo,
  }
}

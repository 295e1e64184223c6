import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { clearDraft, loadDraft, onDraftsCleared, saveDraft, type Draft, type Typed } from './drafts'
import { canHold, isUntouched, type FieldInfos } from './fieldInfo'
import { newSubmissionId } from './reference'

/** Milliseconds without a key press after which a draft is saved. */
const pause = 300

/**
 * Keeps what is typed into a form for this tab, and the id its submission is tried under.
 * Without a key only the id is kept, as long as the form is on the page.
 */
export function useDraft(key: string | undefined, form: UseFormReturn<Typed>, fields: FieldInfos) {
  const [isRestored, setRestored] = useState(false)
  /** What stood in the form before it was started over. */
  const [emptied, setEmptied] = useState<Omit<Draft, 'savedAt'>>()
  const submissionId = useRef<string>(undefined)
  const sent = useRef<Typed>(undefined)
  const timer = useRef<number>(undefined)

  const save = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    if (key === undefined) return
    const values = form.getValues()
    const { defaultValues } = form.formState
    if (isUntouched(fields, values, defaultValues) && submissionId.current === undefined) {
      clearDraft(key)
    } else {
      saveDraft(key, { values, id: submissionId.current, sent: sent.current })
    }
  }, [key, form, fields])

  useEffect(() => {
    if (key === undefined) return
    const draft = loadDraft(key)
    if (draft === undefined) return
    submissionId.current = draft.id
    sent.current = draft.sent
    form.reset(
      { ...form.getValues(), ...known(fields, draft.values) },
      { keepDefaultValues: true, keepDirtyValues: false },
    )
    // The prerendered HTML has no drafts, so they come after hydration.
    // oxlint-disable-next-line react/set-state-in-effect
    setRestored(true)
  }, [key, form, fields])

  useEffect(() => {
    if (key === undefined) return
    const drop = () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
    }
    const flush = () => {
      if (timer.current !== undefined) save()
    }
    const leave = () => {
      flush()
      // "Back" may bring this very page, to the next person at the computer.
      setEmptied(undefined)
    }
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback({ name }) {
        // A reset has no name: it is not typing.
        if (name === undefined) return
        drop()
        timer.current = window.setTimeout(save, pause)
      },
    })
    const stopListening = onDraftsCleared(drop)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      stopWatching()
      stopListening()
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [key, form, save])

  /** Forgets the draft and the id: what is typed next is a new submission. */
  function forget() {
    window.clearTimeout(timer.current)
    timer.current = undefined
    renew()
    setRestored(false)
    setEmptied(undefined)
    if (key !== undefined) clearDraft(key)
  }

  /** Forgets the draft, but for `bringBack` until the form is sent or left. */
  function startOver() {
    const before = { values: form.getValues(), id: submissionId.current, sent: sent.current }
    forget()
    setEmptied(before)
  }

  /** Undoes `startOver`, except where something has been typed since. */
  function bringBack() {
    if (emptied === undefined) return
    const now = form.getValues()
    const { defaultValues } = form.formState
    const typedSince = Object.entries(now).filter(
      ([name, value]) => String(value) !== String(defaultValues?.[name]),
    )
    submissionId.current ??= emptied.id
    sent.current ??= emptied.sent
    form.reset(
      { ...now, ...emptied.values, ...Object.fromEntries(typedSince) },
      { keepDefaultValues: true, keepDirtyValues: false },
    )
    save()
    setEmptied(undefined)
    setRestored(true)
  }

  /**
   * The id to submit under, stored before it is used: a reload on the way must not lose it.
   * `earlier` is what was typed when that id was tried before.
   */
  function claimId() {
    const earlier = sent.current
    submissionId.current ??= newSubmissionId()
    sent.current = form.getValues()
    save()
    return { id: submissionId.current, earlier }
  }

  /** What is typed stays, and the next try is a submission of its own. */
  function renew() {
    submissionId.current = undefined
    sent.current = undefined
  }

  const isEmptied = emptied !== undefined
  return { isRestored, isEmptied, claimId, renew, forget, startOver, bringBack }
}

/** The part of a draft that still fits the form, which may be of a newer version. */
const known = (fields: FieldInfos, values: Typed): Typed =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const info = fields.get(name)
      return info !== undefined && canHold(info, value)
    }),
  )

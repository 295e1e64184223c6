import { useRef, useState, type FormEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Typed } from './drafts'

/** Why something was not sent. The message is fit for people. */
export type Failure = { code: string; message: string }

const unexpected =
  'Something went wrong. What you typed is still here. Please reload the page and try again.'

/** An error of the app's own brings a code and a message fit for people; any other does not. */
function failureOf(thrown: unknown): Failure {
  const isKnown =
    typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'message' in thrown
  return {
    code: isKnown ? String(thrown.code) : 'unknown',
    message: isKnown && typeof thrown.message === 'string' ? thrown.message : unexpected,
  }
}

type Submitting = {
  form: UseFormReturn<Typed>
  /** Names of the fields, in the order of the page. */
  order: string[]
  /** Whether the visitor has to say something before anything is sent. */
  mustWait: () => boolean
  send: (values: Typed) => Promise<void>
}

/** Submits one at a time, and knows whether that goes on, failed, or never began. */
export function useSubmit({ form, order, mustWait, send }: Submitting) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [wrong, setWrong] = useState<string[]>([])
  // A second click can come before the first one's state is drawn.
  const isUnderWay = useRef(false)

  async function trySending(values: Typed) {
    setWrong([])
    setFailure(undefined)
    if (mustWait()) return
    setBusy(true)
    try {
      await send(values)
    } catch (thrown) {
      setFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  async function submit() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      let found: string[] = []
      await form.handleSubmit(trySending, (errors) => {
        found = order.filter((name) => errors[name])
      })()
      // Only now are the messages on the page, and the first wrong field where it will stay.
      if (found.length > 0) {
        setFailure(undefined)
        setWrong(found)
      }
    } finally {
      isUnderWay.current = false
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  function clearErrors() {
    setFailure(undefined)
    setWrong([])
  }

  return { isBusy, failure, wrong, submit, handleSubmit, clearErrors }
}

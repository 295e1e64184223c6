import { useRef, useState, type FormEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Typed } from './drafts'

const unexpected =
  'Something went wrong. What you typed is still here. Please reload the page and try again.'

/** An error of the app's own brings a code and a message fit for people; any other does not. */
function messageOf(thrown: unknown): string {
  const isKnown =
    typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'message' in thrown
  return isKnown && typeof thrown.message === 'string' ? thrown.message : unexpected
}

type Submitting = {
  form: UseFormReturn<Typed>
  /** Names of the fields, in the order of the page. */
  order: string[]
  send: (values: Typed) => Promise<void>
}

/** Submits one at a time, and knows whether that goes on, failed, or never began. */
export function useSubmit({ form, order, send }: Submitting) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [wrong, setWrong] = useState<string[]>([])
  // A second click can come before the first one's state is drawn.
  const isUnderWay = useRef(false)

  async function trySending(values: Typed) {
    setWrong([])
    setError(undefined)
    setBusy(true)
    try {
      await send(values)
    } catch (thrown) {
      setError(messageOf(thrown))
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
        setError(undefined)
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
    setError(undefined)
    setWrong([])
  }

  return { isBusy, error, wrong, submit, handleSubmit, clearErrors }
}

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { KnownError } from './errors'
import { withData, type LateDispatch } from './withData'

/** A mutation of the RTK Query API, as `endpoints` has it. */
type Mutation<Arg> = {
  initiate: (
    arg: Arg,
  ) => ThunkAction<{ unwrap: () => Promise<unknown> }, unknown, unknown, UnknownAction>
}

/**
 * Sends through a mutation whose code is no part of the page: RTK Query, the slices and the
 * mutation come with the first key press, or at the latest when something is sent.
 *
 * @param load defined outside the component, such as
 *   `() => import('./registrationsApi').then((api) => api.submitRegistration)`
 * @returns what the mutation's own hook would; `unwrap` rejects with an error fit for people
 */
export function useLateMutation<Arg>(load: () => Promise<Mutation<Arg>>) {
  const dispatch = useDispatch<LateDispatch>()

  useEffect(() => {
    const prepare = () => void dispatch(withData(load)).catch(() => {})
    document.addEventListener('input', prepare, { once: true })
    return () => document.removeEventListener('input', prepare)
  }, [dispatch, load])

  async function send(arg: Arg): Promise<void> {
    const mutation = await dispatch(withData(load)).catch(() => {
      throw new KnownError('offline', notFetched)
    })
    await dispatch(mutation.initiate(arg)).unwrap()
  }
  return [(arg: Arg) => ({ unwrap: () => send(arg) })] as const
}

const notFetched =
  'The connection was lost. Nothing was sent and what you typed is kept. Please try again when the connection is back.'

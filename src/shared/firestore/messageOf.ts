import { isConflict, isUsedUp, KnownError, toAppError, type AppError } from './errors'

export const usedUpAtDesk =
  'The site has reached what it may use for now, perhaps for all of today (quota). Please tell the person who looks after the site.'

/** `conflict`: a colleague saved first. It gets the stored record. */
export type ErrorWords = { conflict?: (current: unknown) => string }

/** An error in words for administrators, who are the office that visitors are told to ask. */
export function messageOf(error: object, words?: ErrorWords): string
export function messageOf(error: unknown, words?: ErrorWords): string | undefined
export function messageOf(error: unknown, { conflict }: ErrorWords = {}) {
  if (error === undefined) return undefined
  if (conflict !== undefined && isConflict(error)) return conflict(error.current)
  if (isUsedUp(error)) return usedUpAtDesk
  return (error as Partial<AppError>).message ?? toAppError(error).message
}

/** Throws it, for a `Form` to show. */
export function throwMessageOf(...failed: Parameters<typeof messageOf>) {
  const message = messageOf(...failed)
  const [error] = failed as [Partial<AppError> | undefined]
  if (message !== undefined) throw new KnownError(error?.code ?? 'refused', message)
}

import { attempt } from './errors'

/** What is sent for a filled-in form, under an id of its own. The server adds `createdAt`. */
export type Submission<Fields> = { id: string; values: Omit<Fields, 'createdAt'> }

type Target = { submit: (id: string, values: { [key: string]: unknown }) => Promise<void> }

/** The endpoint that stores what a form sends. Sending it again with the same id does no harm. */
export const submitTo = (target: Target) => ({
  queryFn: ({ id, values }: Submission<object>) => attempt(() => target.submit(id, { ...values })),
})

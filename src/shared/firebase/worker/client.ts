import { env } from '@/shared/config/env'
import type { AppError } from '@/shared/firebase/errors'
import { toAppError } from '@/shared/firebase/errors'
import { firebaseApp } from '@/shared/firebase/firebaseApp'
import type { AuthProvider } from './authProvider'
import { startWorker } from './startWorker'
import type { Answer, Ask, Host } from './messages'

/** Whoever is signed in. */
export type Identity = {
  uid: string
  /** @param isForced a new one is wanted, whatever the present one's age */
  token: AuthProvider['getToken']
}

type WithId<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>
export type CollectionAnswer = WithId<'began' | 'part' | 'whole' | 'changed' | 'failed'>
export type ExistenceAnswer = WithId<'existence' | 'failed'>

let host: Promise<Host> | undefined
let identity: Identity | null = null
let isSdkBroken = false
let lastId = 0
const listeners = new Map<number, (answer: never) => void>()

/** Makes the SDK that listens ready. Loads only where a listener is opened. */
export async function openSdk(): Promise<void> {
  await current()
}

/**
 * Throws away the SDK with all that listeners have brought, also those that are closed: it keeps some
 * 40 MB of it, so that opening them again is cheap. To be called when whoever was signed in has left.
 */
export function forgetSdk(): void {
  // The device's data is the browser's own.
  if (!__DEVICE__) end()
}

/** Puts a new SDK in the place of one that has given itself up. What was opened on the old one is dead. */
export const renewSdk = end

/** Whether the SDK has given itself up. */
export const isBroken = () => isSdkBroken

/** Tells the SDK who is signed in, ahead of what only they may read. */
export function identify(person: Identity | null): void {
  identity = person
  if (host !== undefined) ask({ kind: 'identify', uid: person?.uid ?? null })
}

export const switchNetwork = (isOn: boolean) => ask({ kind: 'switchNetwork', isOn })

/** Opens a listener of a whole collection; returns the function that closes it. */
export const watchCollection = (
  { name, fields }: Pick<Extract<Ask, { kind: 'watchCollection' }>, 'name' | 'fields'>,
  listener: (answer: CollectionAnswer) => void,
) => watch((id) => ({ kind: 'watchCollection', id, name, fields }), listener)

/** The same for whether there is a document. */
export const watchExistence = (
  collection: string,
  document: string,
  listener: (answer: ExistenceAnswer) => void,
) => watch((id) => ({ kind: 'watchExistence', id, collection, document }), listener)

function watch<Told extends Answer>(
  askWith: (id: number) => Ask,
  listener: (answer: Told) => void,
): () => void {
  const id = (lastId += 1)
  listeners.set(id, listener)
  ask(askWith(id), (error) => receive({ kind: 'failed', id, error }))
  const opened = host
  return () => {
    // What was open on an SDK that is gone has gone with it.
    if (listeners.delete(id) && host === opened) ask({ kind: 'close', id })
  }
}

function ask(question: Ask, failed: (error: AppError) => void = () => {}) {
  current().then(
    (opened) => opened.ask(question),
    (thrown: unknown) => failed(toAppError(thrown)),
  )
}

function current(): Promise<Host> {
  if (host !== undefined) return host
  const starting = start((answer) => {
    // An SDK that has been put away may have said this before it heard so.
    if (host === starting) receive(answer)
  })
  host = starting
  starting.catch(() => {
    // The next one who asks tries again.
    if (host === starting) host = undefined
  })
  return starting
}

async function start(hear: (answer: Answer) => void): Promise<Host> {
  const opened = (await startWorker(hear)) ?? (await startHere(hear))
  opened.ask({ kind: 'identify', uid: identity?.uid ?? null })
  return opened
}

/** In the page itself. */
async function startHere(hear: (answer: Answer) => void): Promise<Host> {
  const { createHost } = await import('./host')
  return createHost(firebaseApp(), env, hear)
}

function end() {
  isSdkBroken = false
  const ended = host
  host = undefined
  ended?.then(
    ({ stop }) => stop(),
    () => {},
  )
}

function receive(answer: Answer) {
  if (answer.kind === 'broke') isSdkBroken = true
  else if (answer.kind === 'tokenWanted') void giveToken(answer)
  else (listeners.get(answer.id) as ((told: Answer) => void) | undefined)?.(answer)
}

async function giveToken({ id, isForced }: WithId<'tokenWanted'>) {
  const token = await identity?.token(isForced).catch(() => null)
  ask({ kind: 'giveToken', id, token: token?.accessToken ?? null })
}

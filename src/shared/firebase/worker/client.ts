import { toAppError, type AppError } from '@/shared/firebase/errors'
import type { AuthProvider } from './authProvider'
import type { Answer, Ask, Host } from './messages'
import { startHost } from './startHost'

type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>
export type CollectionAnswer = AnswerOf<'began' | 'part' | 'whole' | 'changed' | 'failed'>
type ExistenceAnswer = AnswerOf<'existence' | 'failed'>

/** Whoever is signed in. */
type Identity = { uid: string; token: AuthProvider['getToken'] }

type Listener = { hear: (answer: never) => void; openOn: Promise<Host> }

/** Milliseconds after which whoever still listens to an SDK that is gone is wanted by somebody. */
const settling = 1_000

let host: Promise<Host> | undefined
/** Resolves once the SDK before has been told to end: in a page both would have the same database. */
let ending: Promise<void> = Promise.resolve()
let identity: Identity | null = null
let isSdkBroken = false
let lastId = 0
const listeners = new Map<number, Listener>()

/**
 * Makes the SDK that listens ready.
 *
 * @throws Error when its code cannot be loaded; the next call tries again
 */
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
  if (host !== undefined) ask(host, { kind: 'identify', uid: person?.uid ?? null })
}

/** Switches the network of the SDK, if there is one: each begins with its network on. */
export function switchNetwork(isOn: boolean): void {
  if (host !== undefined) ask(host, { kind: 'switchNetwork', isOn })
}

/** Opens a listener of a whole collection; returns the function that closes it. */
export const watchCollection = (
  { name, fields }: Pick<Extract<Ask, { kind: 'watchCollection' }>, 'name' | 'fields'>,
  hear: (answer: CollectionAnswer) => void,
) => watch((id) => ({ kind: 'watchCollection', id, name, fields }), hear)

/** The same for whether there is a document. */
export const watchExistence = (
  collection: string,
  document: string,
  hear: (answer: ExistenceAnswer) => void,
) => watch((id) => ({ kind: 'watchExistence', id, collection, document }), hear)

function watch<Told extends Answer>(
  question: (id: number) => Ask,
  hear: (answer: Told) => void,
): () => void {
  const id = (lastId += 1)
  const openOn = current()
  listeners.set(id, { hear, openOn })
  ask(openOn, question(id), (error) => tell({ kind: 'failed', id, error }))
  return () => {
    // What was open on an SDK that is gone has gone with it.
    if (listeners.delete(id) && host === openOn) ask(openOn, { kind: 'close', id })
  }
}

function ask(asked: Promise<Host>, question: Ask, failed: (error: AppError) => void = () => {}) {
  asked.then(
    (opened) => opened.ask(question),
    (thrown: unknown) => failed(toAppError(thrown)),
  )
}

function tell(answer: Exclude<Answer, { kind: 'broke' | 'tokenWanted' }>) {
  const listener = listeners.get(answer.id)
  // A failed listener is closed, and holds nothing any more.
  if (answer.kind === 'failed') listeners.delete(answer.id)
  ;(listener?.hear as ((told: Answer) => void) | undefined)?.(answer)
}

function current(): Promise<Host> {
  if (host !== undefined) return host
  const starting = ending.then(() =>
    start((answer) => {
      // An SDK that has been put away may have said this before it heard so.
      if (host !== starting) return
      if (answer.kind === 'broke') isSdkBroken = true
      else if (answer.kind === 'tokenWanted') void giveToken(starting, answer)
      else tell(answer)
    }),
  )
  host = starting
  starting.catch(() => {
    // The next one who asks tries again.
    if (host === starting) host = undefined
  })
  return starting
}

async function start(hear: (answer: Answer) => void): Promise<Host> {
  const opened = await startHost(hear)
  opened.ask({ kind: 'identify', uid: identity?.uid ?? null })
  return opened
}

function end() {
  isSdkBroken = false
  if (host === undefined) return
  const ended = host
  host = undefined
  // One that has broken down may throw even then.
  ending = ended.then(({ stop }) => stop()).catch(() => {})
  setTimeout(() => {
    const error = toAppError({ code: 'unavailable' })
    for (const [id, { openOn }] of listeners) {
      if (openOn === ended) tell({ kind: 'failed', id, error })
    }
  }, settling)
}

async function giveToken(asking: Promise<Host>, { id, isForced }: AnswerOf<'tokenWanted'>) {
  const token = await identity?.token(isForced).catch(() => null)
  ask(asking, { kind: 'giveToken', id, token: token?.accessToken ?? null })
}

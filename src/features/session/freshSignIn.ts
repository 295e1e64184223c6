import {
  createSlice,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/shared/auth/currentUid'
import { importPart } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { attempt, type AppError } from '@/shared/firestore/errors'

/*
 * People, settings and erasure need a sign-in of the last hour. Where it was before, the person types the
 * password, and then the act goes on.
 */

type PasswordState = {
  isAsked: boolean
  /** How often the dialog was closed without the password. */
  cancels: number
}

export type PasswordRoot = { password: PasswordState }
export type PasswordDispatch = ThunkDispatch<PasswordRoot, unknown, UnknownAction>

export const passwordSlice = createSlice({
  name: 'password',
  initialState: { isAsked: false, cancels: 0 } as PasswordState,
  reducers: {
    passwordAsked(state) {
      state.isAsked = true
    },
    passwordAnswered(state, { payload: isConfirmed }: PayloadAction<boolean>) {
      state.isAsked = false
      if (!isConfirmed) state.cancels += 1
    },
  },
  selectors: { selectIsPasswordAsked: ({ isAsked }) => isAsked },
})

const { passwordAsked, passwordAnswered } = passwordSlice.actions
export const { selectIsPasswordAsked } = passwordSlice.selectors

type Question = { answered: Promise<boolean>; answer: (isConfirmed: boolean) => void }

/** The acts that wait for the dialog, by store: a promise is no plain value. */
const questions = new WeakMap<PasswordDispatch, Question>()

/** Undefined until the desk is loaded, without which there is no dialog. */
const readCancels =
  () =>
  (_dispatch: PasswordDispatch, getState: () => Partial<PasswordRoot>): number | undefined =>
    getState().password?.cancels

/** Opens the dialog. Whatever asks while it is open waits for the same answer. */
const askPassword = () => (dispatch: PasswordDispatch) => {
  const asked = questions.get(dispatch)
  if (asked !== undefined) return asked.answered
  let answer!: Question['answer']
  const answered = new Promise<boolean>((resolve) => (answer = resolve))
  questions.set(dispatch, { answered, answer })
  dispatch(passwordAsked())
  return answered
}

/** Closes the dialog. @param isConfirmed whether the person has signed in once more */
export const answerPassword = (isConfirmed: boolean) => (dispatch: PasswordDispatch) => {
  const asked = questions.get(dispatch)
  if (asked === undefined) return
  questions.delete(dispatch)
  dispatch(passwordAnswered(isConfirmed))
  asked.answer(isConfirmed)
}

const notConfirmed: AppError = {
  code: 'not-confirmed',
  message: 'Nothing was changed, because this needs your password.',
}

/** Whether the password was not typed. For many acts at once the dialog opens once. */
export const isNotConfirmed = (error: object | undefined) =>
  error !== undefined && 'code' in error && error.code === notConfirmed.code

type Answer = { data?: unknown; error?: unknown }

/**
 * Performs an act of owners. Asks for the password first where the last sign-in is too old, and
 * afterwards where the server has refused it for that reason.
 *
 * @param act changes nothing if it is refused
 */
export async function withFreshSignIn<Result extends Answer>(
  dispatch: PasswordDispatch,
  act: () => Promise<Result>,
): Promise<Result | { error: AppError }> {
  const before = dispatch(readCancels())
  // One of many acts may be refused after the person has cancelled: that counts for this act, too.
  const isConfirmed = async () =>
    dispatch(readCancels()) === before && (await dispatch(askPassword()))
  if ((await isSignInOld()) && !(await isConfirmed())) return { error: notConfirmed }
  const answer = await act()
  const isTooOld =
    codeOf(answer) === 'requires-recent-login' ||
    (isRefusal(answer) && (await isSignInOld({ isRefused: true })))
  if (!isTooOld) return answer
  if (!(await isConfirmed())) return { error: notConfirmed }
  return act()
}

/**
 * The `queryFn` of a mutation that only an owner may do: `attempt` with a sign-in of the last hour.
 *
 * @param work gets the uid of the owner
 */
export const attemptAsOwner = <Result>(
  api: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  work: (by: string | null) => Promise<Result>,
) => withFreshSignIn(api.dispatch, () => attempt(() => work(currentUid(api))))

/** Where that cannot be found out, the server decides. */
const isSignInOld = async (options?: { isRefused: boolean }) => {
  try {
    return await (await importPart(backend.loadSessionProvider)).isSignInOld(options)
  } catch {
    return false
  }
}

const codeOf = ({ error }: Answer) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

const isRefusal = (answer: Answer) =>
  codeOf(answer) === 'refused' || codeOf(answer) === 'permission-denied'

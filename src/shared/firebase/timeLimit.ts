import { KnownError } from './errors'

/**
 * The answer of `work`, or a `deadline-exceeded` error after `millis`. What was started is
 * not taken back: a write may still arrive, so it must be safe to send twice.
 */
export function withinTime<Result>(work: Promise<Result>, millis: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new KnownError('deadline-exceeded', 'The server did not answer in time.'))
    }, millis)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

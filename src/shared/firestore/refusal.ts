import { KnownError, wasRefused } from './errors'

/**
 * Does some work, and says in its own words that the rules did not allow it: `work` is of an administrator,
 * who cannot do what the general message asks.
 *
 * @throws KnownError `refused` if the rules have refused it
 */
export const withRefusal = <Result>(
  message: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  work().catch((thrown: unknown) => {
    throw wasRefused(thrown) ? new KnownError('refused', message) : thrown
  })

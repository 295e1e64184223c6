import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

/** What the store's thunks are given by the app: the way to the data layer. */
export type ThunkExtra = { joinData: () => Promise<void> }

export type LateDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>

/**
 * Fetches a part of the code that needs the data layer, and that with it. To be dispatched.
 *
 * @throws Error when one of them cannot be loaded
 */
export const withData =
  <Part>(
    load: () => Promise<Part>,
  ): ThunkAction<Promise<Part>, unknown, ThunkExtra, UnknownAction> =>
  async (_dispatch, _getState, { joinData }) => {
    const [part] = await Promise.all([load(), joinData()])
    return part
  }

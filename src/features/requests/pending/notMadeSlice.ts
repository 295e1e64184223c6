import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { memberNotMade } from '../review/reviewApi'

/** Why no member was made with an approval, by the id of the request, until the person closes it. */
type NotMade = { [requestId: string]: string }

/** The slice is injected with the data layer. */
export type NotMadeRoot = { notMade: NotMade }

const initialState: NotMade = {}

export const notMadeSlice = createSlice({
  name: 'notMade',
  initialState,
  reducers: {
    /** It was read, or the member is there now. */
    notMadeClosed(state, { payload: requestId }: PayloadAction<string>) {
      delete state[requestId]
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionChanged, () => initialState)
      .addCase(memberNotMade, (state, { payload: { requestId, why } }) => {
        state[requestId] = why
      }),
  selectors: { selectNotMade: (notMade) => notMade },
})

export const { notMadeClosed } = notMadeSlice.actions
export const { selectNotMade } = notMadeSlice.selectors

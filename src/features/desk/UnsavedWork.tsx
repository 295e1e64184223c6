import { useEffect } from 'react'
import { sendAll, selectMayLoseEntries, useSendEntries } from '@/features/meetings/desk'
import {
  approvedApi,
  finishCorrections,
  finishImport,
  selectHasCorrections,
  selectHasOpenImport,
} from '@/features/members/desk'
import { onApproved, selectHasOpenBulk, selectHasUnsavedSteps } from '@/features/requests/desk'
import { onLogout, onLogoutElsewhere } from '@/features/session'
import { firestoreApi } from '@/shared/firestore/api'
import { messageOf } from '@/shared/firestore/messageOf'
import { useAskBeforeUnload } from '@/shared/ui/useAskBeforeUnload'
import { IdleLogout } from './IdleLogout'
import { useDeskDispatch, useDeskSelector, type DeskRoot, type DeskThunk } from './store'

type Work = {
  selectIsOpen: (root: DeskRoot) => boolean
  write: () => DeskThunk<Promise<boolean>>
  /** What a logout asks, where it is not that entries are lost. */
  question?: string
}

/** Waits for the changes that are on their way. @returns whether nothing is left to save */
const waitFor =
  (selectIsOpen: Work['selectIsOpen']): DeskThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const running = firestoreApi.util.getRunningMutationsThunk()
    if (selectIsOpen(getState())) await Promise.all(dispatch(running))
    return !selectIsOpen(getState())
  }

/** Each kind of unsaved work, see `createUnsavedWork`. */
const works: Work[] = [
  { selectIsOpen: selectHasUnsavedSteps, write: () => waitFor(selectHasUnsavedSteps) },
  { selectIsOpen: selectHasOpenBulk, write: () => waitFor(selectHasOpenBulk) },
  { selectIsOpen: selectMayLoseEntries, write: sendAll },
  {
    selectIsOpen: selectHasOpenImport,
    write: finishImport,
    question:
      'The import stops where it is: what is done stays, and you can go on with it later. Log out?',
  },
  {
    selectIsOpen: selectHasCorrections,
    write: finishCorrections,
    question: 'The corrected cells of the list will be lost. Log out?',
  },
]

/**
 * Work of the desk that is not written yet: a logout writes it first, and closing the tab asks. It is on the
 * pages of the public site as well, because the desk may be left while something is on its way.
 */
export function UnsavedWork() {
  const dispatch = useDeskDispatch()
  useAskBeforeUnload(useDeskSelector((root) => works.some((work) => work.selectIsOpen(root))))
  useEffect(() => {
    const stops = [
      onApproved((requestId) => dispatch(makeMemberOf(requestId))),
      ...works.map(({ write, question }) => onLogout(() => dispatch(write()), question)),
      onLogoutElsewhere(() => works.forEach(({ write }) => void dispatch(write()))),
    ]
    return () => stops.forEach((stop) => stop())
  }, [dispatch])
  useSendEntries()
  return <IdleLogout />
}

/** The second commit of an approval. @returns why no member was made */
const makeMemberOf =
  (requestId: string): DeskThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const { makeApproved } = approvedApi.endpoints
    const { error } = await dispatch(makeApproved.initiate(requestId, { track: false }))
    return messageOf(error)
  }

/** Writes all of it when the desk is left: it can no longer be undone. */
export function useWriteOnLeave() {
  const dispatch = useDeskDispatch()
  useEffect(() => () => works.forEach(({ write }) => void dispatch(write())), [dispatch])
}

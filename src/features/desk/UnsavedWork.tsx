import { useEffect } from 'react'
import { sendAll, selectMayLoseEntries, useSendEntries } from '@/features/meetings/desk'
import {
  finishCorrections,
  finishImport,
  selectHasCorrections,
  selectHasOpenImport,
} from '@/features/members/desk'
import { membersApi } from '@/features/members/api'
import {
  applyAllSteps,
  applyBeforeLogout,
  finishBulk,
  onApproved,
  selectHasOpenBulk,
  selectHasOpenSteps,
} from '@/features/requests/desk'
import { onLogout, onLogoutElsewhere } from '@/features/session'
import { messageOf } from '@/shared/firestore/messageOf'
import { useAskBeforeUnload } from '@/shared/ui/useAskBeforeUnload'
import { IdleLogout } from './IdleLogout'
import { useDeskDispatch, useDeskSelector, type DeskRoot, type DeskThunk } from './store'

type Work = {
  selectIsOpen: (root: DeskRoot) => boolean
  write: () => DeskThunk<Promise<boolean>>
  /** Writes it where no person can be asked about a failure: the login page names that. */
  writeUnasked?: () => DeskThunk<Promise<unknown>>
  /** What a logout asks, where it is not that entries are lost. */
  question?: string
}

/** Each kind of unsaved work, see `createUnsavedWork`. */
const works: Work[] = [
  {
    selectIsOpen: selectHasOpenSteps,
    write: applyAllSteps,
    writeUnasked: applyBeforeLogout,
  },
  { selectIsOpen: selectHasOpenBulk, write: finishBulk },
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
      onLogoutElsewhere(() =>
        works.forEach(({ write, writeUnasked = write }) => void dispatch(writeUnasked())),
      ),
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
    const { makeApproved } = membersApi.endpoints
    const { error } = await dispatch(makeApproved.initiate(requestId, { track: false }))
    return messageOf(error)
  }

/** Writes all of it when the desk is left: it can no longer be undone. */
export function useWriteOnLeave() {
  const dispatch = useDeskDispatch()
  useEffect(() => () => works.forEach(({ write }) => void dispatch(write())), [dispatch])
}

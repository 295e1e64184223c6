import { useMemo } from 'react'
import { serverNow } from '@/shared/config/serverClock'
import type { Target } from '@/shared/requests/review'
import { minutesToUndo } from '@/shared/requests/steps'
import { useIsLate } from '@/shared/ui/status/useIsLate'
import { useAction } from '../review/useAction'
import type { SavedStep } from '../review/stepsSlice'

type Undoable = Pick<SavedStep, 'v' | 'savedAt' | 'makesMember'>

/** @returns `undo` takes the step back; it is undefined where that is not possible, or no longer */
export function useUndo({ kind, id }: Target, step: Undoable | undefined) {
  const { press, isLoading, failure } = useAction({ kind, id })
  const end = (step?.savedAt ?? 0) + minutesToUndo * 60_000
  const left = useMemo(() => end - serverNow(), [end])
  const isOver = useIsLate(step !== undefined, left) || left <= 0
  const isRecent = step !== undefined && !isOver
  return {
    isRecent,
    undo: isRecent && !step.makesMember ? () => void press({ kind: 'undo', v: step.v }) : undefined,
    isLoading,
    failure,
  }
}

import Button from '@mui/material/Button'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useEffect, useEffectEvent, useState, type FocusEvent, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { counted } from '@/shared/text/counted'
import { Spoken } from '@/shared/ui/status/Spoken'
import { selectUndoSeconds } from '../viewSlice'

type Props = {
  message: ReactNode
  /** When it was pressed, in milliseconds since 1970. */
  pressedAt: number
  /** It is on its way, and can no longer be undone. */
  isWriting?: boolean
  /** The key for undo undoes this. */
  isLast: boolean
  onUndo: () => void
  /** Called when the time is over, too. */
  onSave: () => void
}

/** Seconds that a press on "Wait longer" adds. */
const more = 60

/**
 * The press that is not written yet, with the time in which it can be undone. The time goes on
 * wherever mouse and focus are. People who need more time can add more, as often as they like.
 */
export function UndoBar({ message, pressedAt, isWriting = false, isLast, ...props }: Props) {
  const { onUndo, onSave } = props
  const seconds = useSelector(selectUndoSeconds)
  const [added, setAdded] = useState(0)
  const end = pressedAt + (seconds + added) * 1000
  const left = useSecondsUntil(end, () => isWriting || onSave())
  const [spoken, setSpoken] = useState('')

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setSpoken(`${counted(left, 'second')} left to undo`)
  }

  function handleMore() {
    setAdded(added + more)
    setSpoken(`${counted(left + more, 'second')} left to undo`)
  }

  return (
    <div onFocus={handleFocus}>
      <SnackbarContent
        message={message}
        action={
          isWriting ? (
            <span>Saving…</span>
          ) : (
            <>
              <Button
                size="small"
                color="inherit"
                aria-keyshortcuts={isLast ? 'u' : undefined}
                onClick={onUndo}
              >
                <span>Undo</span>
                {/* Screen readers would read each second. */}
                <span aria-hidden="true">&nbsp;({left})</span>
              </Button>
              <Button size="small" color="inherit" onClick={handleMore}>
                Wait longer
              </Button>
              <Button size="small" color="inherit" onClick={onSave}>
                Save now
              </Button>
            </>
          )
        }
      />
      <Spoken>{isWriting ? '' : spoken}</Spoken>
    </div>
  )
}

/** @param onEnd called once when the time is over */
function useSecondsUntil(end: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(end))
  const handleEnd = useEffectEvent(onEnd)

  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(end)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      handleEnd()
    }, 250)
    return () => clearInterval(timer)
  }, [end])

  return left
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
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
  /** Called when the time is over. */
  onSave: () => void
}

/** Pointer and focus hold the time for so long, in milliseconds after the press. */
const longest = 120_000

const held = 'Waits while you are here, for 2 minutes at most'

/** The last step, while it can be undone. It is written when the time is over; pointer or focus on it hold the time. */
export function UndoBar({ message, pressedAt, isWriting = false, isLast, ...props }: Props) {
  const { onUndo, onSave } = props
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = (hasPointer || hasFocus) && !isWriting
  useTime(pressedAt, isHeld, () => isWriting || onSave())

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget.contains(relatedTarget) || setFocus(false)

  return (
    <div
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={handleBlur}
    >
      <SnackbarContent
        message={
          <>
            <div>{message}</div>
            {/* Its place is kept: the button must not move away from the pointer. */}
            <Box aria-hidden="true" sx={{ ...heldSx, visibility: isHeld ? 'visible' : 'hidden' }}>
              {held}
            </Box>
          </>
        }
        action={
          isWriting ? (
            <span>Saving…</span>
          ) : (
            <Button
              color="inherit"
              aria-keyshortcuts={isLast ? 'u' : undefined}
              onClick={onUndo}
              sx={{ minHeight: 44 }}
            >
              Undo
            </Button>
          )
        }
      />
      <Spoken>{isHeld ? held : ''}</Spoken>
    </div>
  )
}

/** @param onEnd called once when the time is over */
function useTime(pressedAt: number, isHeld: boolean, onEnd: () => void) {
  const seconds = useSelector(selectUndoSeconds)
  /** Milliseconds. */
  const left = useRef<number>(null)
  const handleEnd = useEffectEvent(onEnd)

  useEffect(() => {
    let last = Date.now()
    left.current ??= Math.min(pressedAt - last, 0) + seconds * 1000
    const timer = setInterval(() => {
      const now = Date.now()
      // A clock that is set back must not hold it for days.
      if (!isHeld) left.current! -= Math.max(0, now - last)
      last = now
      const isOver = now >= pressedAt + Math.max(longest, seconds * 1000)
      if (left.current! > 0 && !isOver) return
      clearInterval(timer)
      handleEnd()
    }, 250)
    return () => clearInterval(timer)
  }, [pressedAt, seconds, isHeld])
}

const heldSx = { fontSize: '0.8125rem', opacity: 0.85 }

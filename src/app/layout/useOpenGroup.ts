import { useEffect, useRef, useState } from 'react'

/** Milliseconds a drop-down stays after the mouse has left it: SPEC.md section 9. */
export const closeDelay = 200

/**
 * Which group of a level of the menu is open; at most one. The mouse opens it by pointing, and
 * closes it late, so that a short slip off the menu costs nothing. A click on a group that
 * pointing has opened keeps it open: it must not vanish under the hand that wanted it.
 */
export function useOpenGroup() {
  const [open, setOpen] = useState<string | null>(null)
  const openedByPointing = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = () => clearTimeout(timer.current)
  useEffect(() => wait, [])

  const change = (next: string | null) => {
    wait()
    openedByPointing.current = false
    setOpen(next)
  }

  return {
    open,
    change,
    point(label: string) {
      wait()
      if (open === label) return
      openedByPointing.current = true
      setOpen(label)
    },
    leave() {
      wait()
      timer.current = setTimeout(() => setOpen(null), closeDelay)
    },
    click(label: string) {
      change(open === label && !openedByPointing.current ? null : label)
    },
  }
}

export type OpenGroup = ReturnType<typeof useOpenGroup>

import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Link } from 'react-router-dom'
import { ChevronIcon } from '@/shared/ui/icons'
import { texts } from '@/texts/layout'
import { isCurrent, leadsTo, type MenuEntry, type MenuGroup } from './menu'
import { focusInside, moveFocus } from './menuFocus'

type Props = {
  entries: MenuEntry[]
  pathname: string
  direction: 'row' | 'column'
  /** The id a button refers to, below the first level. */
  id?: string
  /** A link was followed: the levels above have to close. */
  onFollow?: () => void
}

/**
 * A level of the header's menu: links, and buttons that disclose the next level. Every level is in
 * the document from the start, so that pointing opens it with scripts off, too.
 */
export function MenuLevel({ entries, pathname, direction, id, onFollow }: Props) {
  const openGroup = useOpenGroup()

  function handleFollow() {
    openGroup.change(null)
    onFollow?.()
  }

  return (
    <ul id={id} className={direction}>
      {entries.length === 0 && <li className="empty">{texts.noCompany}</li>}
      {entries.map((entry) =>
        'path' in entry ? (
          <li key={entry.path}>
            <Link
              to={entry.path}
              aria-current={isCurrent(entry.path, pathname) ? 'page' : undefined}
              translate={entry.isName ? 'no' : undefined}
              onClick={handleFollow}
              onKeyDown={(event) => moveFocus(event, direction)}
            >
              {entry.label}
            </Link>
          </li>
        ) : (
          <Group
            key={entry.label}
            entry={entry}
            openGroup={openGroup}
            pathname={pathname}
            direction={direction}
            onFollow={handleFollow}
          />
        ),
      )}
    </ul>
  )
}

type GroupProps = {
  entry: MenuGroup
  openGroup: ReturnType<typeof useOpenGroup>
  pathname: string
  direction: 'row' | 'column'
  onFollow: () => void
}

function Group({ entry, openGroup, pathname, direction, onFollow }: GroupProps) {
  const listId = useId()
  const buttonId = useId()
  const { label, entries } = entry
  const isOpen = openGroup.label === label
  const openingKey = direction === 'row' ? 'ArrowDown' : 'ArrowRight'
  const item = useRef<HTMLLIElement>(null)

  useEffect(() => {
    // A mouse that was here before hydration sends no event again.
    if (item.current?.matches(':hover')) openGroup.pointAt(label)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function handleButtonKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === openingKey || (direction === 'row' && event.key === 'ArrowUp')) {
      event.preventDefault()
      event.stopPropagation()
      openGroup.change(label)
      focusInside(event.currentTarget, event.key === 'ArrowUp' ? 'last' : 'first')
    } else moveFocus(event, direction)
  }

  /** Escape closes this group only and gives the focus back to its button. */
  function handleKey(event: KeyboardEvent) {
    const closes = event.key === 'Escape' || (direction === 'column' && event.key === 'ArrowLeft')
    if (!closes || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    openGroup.change(null)
    document.getElementById(buttonId)?.focus()
  }

  const forMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }

  return (
    // The keys and the pointer are those of the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      className={isOpen ? 'group open' : 'group'}
      onPointerEnter={forMouse(() => openGroup.pointAt(label))}
      onPointerLeave={forMouse(() => openGroup.leave())}
      onKeyDown={handleKey}
      onBlur={(event) => {
        // Null after a click on nothing, and when the window loses the focus.
        const next = event.relatedTarget
        if (next !== null && !event.currentTarget.contains(next)) openGroup.change(null)
      }}
    >
      <button
        type="button"
        id={buttonId}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={leadsTo(entry, pathname) ? 'true' : undefined}
        onClick={() => openGroup.click(label)}
        onKeyDown={handleButtonKey}
      >
        {label}
        <ChevronIcon />
      </button>
      <MenuLevel
        id={listId}
        entries={entries}
        pathname={pathname}
        direction="column"
        onFollow={onFollow}
      />
    </li>
  )
}

/** Milliseconds a drop-down stays after the mouse has left it: docs/specification.md section 9. */
const closeDelay = 200

/**
 * Which group of a level is open; at most one. Pointing with the mouse opens it, and leaving closes
 * it after a delay, so that a short slip off the menu costs nothing. A click on a group that pointing
 * has just opened keeps it open: the visitor meant to open it.
 */
function useOpenGroup() {
  const [label, setLabel] = useState<string | null>(null)
  const openedByPointing = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopTimer = () => clearTimeout(timer.current)
  useEffect(() => stopTimer, [])

  const change = (next: string | null) => {
    stopTimer()
    openedByPointing.current = false
    setLabel(next)
  }

  return {
    label,
    change,
    pointAt(next: string) {
      stopTimer()
      if (label === next) return
      openedByPointing.current = true
      setLabel(next)
    },
    leave() {
      stopTimer()
      timer.current = setTimeout(() => setLabel(null), closeDelay)
    },
    click(clicked: string) {
      change(label === clicked && !openedByPointing.current ? null : clicked)
    },
  }
}

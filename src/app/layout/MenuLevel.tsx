import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { Link } from 'react-router-dom'
import { emptyText, isCurrent, leadsTo, type MenuEntry, type MenuGroup } from './menu'
import { enter, move } from './menuKeys'
import { Chevron } from '@/shared/ui/icons'
import { useOpenGroup, type OpenGroup } from './useOpenGroup'

type Props = {
  entries: MenuEntry[]
  pathname: string
  direction: 'row' | 'column'
  /** The id a button refers to, below the first level. */
  id?: string
  /** A link was followed, or Escape was pressed: whatever is open above has to close. */
  onLeave?: () => void
}

/**
 * A level of the header's menu: links, and buttons that disclose the next level. Every level
 * is in the document from the start, so that it works with scripts off, by pointing.
 */
export function MenuLevel({ entries, pathname, direction, id, onLeave }: Props) {
  const group = useOpenGroup()

  function handleFollow() {
    group.change(null)
    onLeave?.()
  }

  return (
    <ul id={id} className={direction}>
      {entries.length === 0 && <li className="empty">{emptyText}</li>}
      {entries.map((entry) =>
        'path' in entry ? (
          <li key={entry.path}>
            <Link
              to={entry.path}
              aria-current={isCurrent(entry.path, pathname) ? 'page' : undefined}
              onClick={handleFollow}
              onKeyDown={(event) => move(event, direction)}
            >
              {entry.label}
            </Link>
          </li>
        ) : (
          <Group
            key={entry.label}
            entry={entry}
            group={group}
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
  group: OpenGroup
  pathname: string
  direction: 'row' | 'column'
  onFollow: () => void
}

function Group({ entry, group, pathname, direction, onFollow }: GroupProps) {
  const listId = useId()
  const buttonId = useId()
  const { label, entries } = entry
  const isOpen = group.open === label
  const opens = direction === 'row' ? 'ArrowDown' : 'ArrowRight'
  const item = useRef<HTMLLIElement>(null)

  useEffect(() => {
    // Whoever pointed at it before the page was alive does so still, and no event says it again.
    if (item.current?.matches(':hover')) group.point(label)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function handleButtonKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === opens || (direction === 'row' && event.key === 'ArrowUp')) {
      event.preventDefault()
      event.stopPropagation()
      group.change(label)
      enter(event.currentTarget, event.key === 'ArrowUp' ? 'last' : 'first')
    } else move(event, direction)
  }

  /** Escape closes this group only and gives the focus back to its button. */
  function handleKey(event: KeyboardEvent) {
    const closes = event.key === 'Escape' || (direction === 'column' && event.key === 'ArrowLeft')
    if (!closes || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    group.change(null)
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
      onPointerEnter={forMouse(() => group.point(label))}
      onPointerLeave={forMouse(() => group.leave())}
      onKeyDown={handleKey}
      onBlur={(event) => {
        // A click on nothing, or a closed window, takes the focus nowhere.
        const goesTo = event.relatedTarget
        if (goesTo !== null && !event.currentTarget.contains(goesTo)) group.change(null)
      }}
    >
      <button
        type="button"
        id={buttonId}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={leadsTo(entry, pathname) ? 'true' : undefined}
        onClick={() => group.click(label)}
        onKeyDown={handleButtonKey}
      >
        {label}
        <Chevron />
      </button>
      <MenuLevel
        id={listId}
        entries={entries}
        pathname={pathname}
        direction="column"
        onLeave={onFollow}
      />
    </li>
  )
}

import Box from '@mui/material/Box'
import { useDeferredValue, useEffect, useMemo, useState, type MouseEvent } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Typed } from './drafts'
import { isUntouched } from './fieldInfo'
import { useFormParts } from './formParts'
import { sectionNavSx } from './formStyles'
import { sectionState, unfitFields, type SectionState } from './sectionState'

const words: Record<SectionState, string> = {
  hidden: '',
  untouched: 'not begun',
  begun: 'not complete',
  done: 'done',
  wrong: 'has errors',
}
const marks: Partial<Record<SectionState, string>> = { done: '✓', wrong: '!' }

/** Nobody is told what is missing where nothing has been begun, so it need not be found out. */
const none = new Set<string>()

/** How far one has come with a long form, and the way to each of its sections. */
export function SectionNav({ schema }: { schema: ObjectSchema<AnyObject> }) {
  const { form, fields, sections } = useFormParts()
  const { control } = form
  // Behind what is being typed: nobody looks here meanwhile.
  const typed = useDeferredValue(useWatch<Typed>({ control }) as Typed)
  const { errors } = useFormState<Typed>({ control })
  const unfit = useMemo(
    () => (isUntouched(fields, typed) ? none : unfitFields(schema, typed)),
    [schema, fields, typed],
  )
  const current = useCurrent(sections.map(({ id }) => id))

  const hasError = (name: string) => errors[name] !== undefined
  const entries = sections
    .map((section) => ({
      ...section,
      state: sectionState(section, { fields, typed, unfit, hasError }),
    }))
    .filter(({ state }) => state !== 'hidden')
  const done = entries.filter(({ state }) => state === 'done').length

  function handleClick(event: MouseEvent, id: string) {
    // No entry in the history: "Back" leaves the form.
    event.preventDefault()
    const heading = document.getElementById(id)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }

  return (
    <Box component="nav" aria-label="Sections of this form" sx={sectionNavSx}>
      <p>
        {done} of {entries.length} sections done
      </p>
      <ol>
        {entries.map(({ id, title, state }, index) => (
          <li key={id} className={state}>
            <a
              href={`#${id}`}
              aria-current={id === (current ?? entries[0]?.id) ? 'step' : undefined}
              onClick={(event) => handleClick(event, id)}
            >
              <span className="mark" aria-hidden="true">
                {marks[state] ?? index + 1}
              </span>
              <span className="words">
                <span className="title">{title}</span> <span className="state">{words[state]}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </Box>
  )
}

/** The section one has been in last. */
function useCurrent(ids: string[]) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      const section = target instanceof Element ? target.closest('section') : null
      const id = section?.getAttribute('aria-labelledby')
      if (id && ids.includes(id)) setCurrent(id)
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  })
  return current
}

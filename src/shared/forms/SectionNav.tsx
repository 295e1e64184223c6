import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useDeferredValue, useEffect, useMemo, useState, type MouseEvent } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { language } from '@/shared/language'
import { texts } from '@/texts/forms'
import { isUntouched, type FormValues } from './fieldInfo'
import { useFormParts, type Section } from './formParts'
import { invalidFields, sectionState, type SectionState } from './sectionState'

const words: Record<SectionState, string> = {
  hidden: '',
  untouched: texts.notStarted,
  incomplete: texts.incomplete,
  done: texts.done,
  wrong: texts.hasErrors,
}
const marks: Partial<Record<SectionState, string>> = { done: '✓', wrong: '!' }

const none = new Set<string>()

/** The state of each section of a long form, and links to them. */
export function SectionNav({ schema }: { schema: ObjectSchema<AnyObject> }) {
  const { form, fields, sections } = useFormParts()
  const { control } = form
  // Deferred, so that typing does not wait for it.
  const values = useDeferredValue(useWatch<FormValues>({ control }) as FormValues)
  const { errors } = useFormState<FormValues>({ control })
  const invalid = useMemo(
    // An untouched form shows no section as incomplete, so there is no need to validate it.
    () => (isUntouched(fields, values) ? none : invalidFields(schema, values)),
    [schema, fields, values],
  )
  const current = useCurrentSection(sections)

  const hasError = (name: string) => errors[name] !== undefined
  const entries = sections
    .map((section) => ({
      ...section,
      state: sectionState(section, { fields, values, invalid, hasError }),
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
    <Box component="nav" aria-label={texts.sections} sx={sectionNavSx}>
      <p>{texts.sectionsDone(done, entries.length)}</p>
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

/** Milliseconds in which the scrolling that a focus, or the loading of the page, brings about is not a person's. */
const settling = 300

/** Id of the section that had the focus last, or that a person has scrolled to since. */
function useCurrentSection(sections: readonly Section[]) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let settledAt = performance.now() + settling
    const handleFocus = ({ target, timeStamp }: FocusEvent) => {
      const section = target instanceof Element ? target.closest('section') : null
      const id = section?.getAttribute('aria-labelledby')
      if (!sections.some((entry) => entry.id === id)) return
      settledAt = timeStamp + settling
      setCurrent(id!)
    }
    // A line below the navigation of a phone.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, time } of entries) {
          if (isIntersecting && time > settledAt) setCurrent(target.firstElementChild!.id)
        }
      },
      { rootMargin: '-30% 0px -70%' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)?.parentElement
      if (section) observer.observe(section)
    }
    document.addEventListener('focusin', handleFocus)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', handleFocus)
    }
  }, [sections])
  return current
}

const nav: SxProps<Theme> = {
  position: 'sticky',
  top: { xs: 'var(--header-height)', md: 'calc(var(--header-height) + 1rem)' },
  zIndex: 2,
  alignSelf: 'start',
  bgcolor: 'background.default',
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider' },
  '@media print': { display: 'none' },
  // Not sticky while a phone's keyboard leaves only a few lines.
  '@media (max-height: 26rem)': { position: 'static' },
  '& p': { m: 0, display: { xs: 'none', md: 'block' }, mb: 1, color: 'text.secondary' },
  '& ol': {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'flex',
    flexDirection: { md: 'column' },
    overflowX: { xs: 'auto', md: 'visible' },
  },
  '& li': { flex: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 48,
    minWidth: { xs: 40, md: 48 },
    px: { xs: 0.75, md: 1 },
    color: 'text.primary',
    textDecoration: 'none',
    borderRadius: 1,
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& .mark': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    border: '2px solid currentColor',
    borderRadius: '50%',
    fontSize: '0.875rem',
    fontWeight: 700,
  },
  '& .words': { minWidth: 0, lineHeight: 1.35 },
  '& .title': {
    display: 'block',
    fontWeight: 500,
    overflow: { xs: 'hidden', md: 'visible' },
    whiteSpace: { xs: 'nowrap', md: 'normal' },
    textOverflow: 'ellipsis',
  },
  '& .state': { display: 'block', fontSize: '0.8125rem', color: 'text.secondary' },
  '& .done .mark': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'background.paper',
  },
  '& .incomplete .mark': { borderColor: 'primary.main', borderStyle: 'dashed' },
  '& .wrong .mark': { bgcolor: 'error.main', borderColor: 'error.main', color: 'background.paper' },
  '& .wrong .state': { color: 'error.main' },
  '& [aria-current] .title': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
}

/** Visually hidden on a phone. */
const hiddenOnPhone = {
  position: { xs: 'absolute', md: 'static' },
  insetInlineStart: 0,
  width: { xs: '1px', md: 'auto' },
  height: { xs: '1px', md: 'auto' },
  overflow: { xs: 'hidden', md: 'visible' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
}

/** Odia words are longer. */
const needsRoom = language === 'or'

/** A phone shows the words of the current section only, and a narrow one none. */
const sectionNavSx: SxProps<Theme> = [
  nav,
  {
    '& li:has([aria-current])': { flex: { xs: '1 1 7.5rem', md: 'none' }, minWidth: 0 },
    '& a': { position: 'relative' },
    '& a:not([aria-current]) .words': hiddenOnPhone,
    [`@media (max-width: ${needsRoom ? 24 : 22}rem)`]: {
      '& ol:has(:nth-of-type(6)) .words': hiddenOnPhone,
    },
    ...(needsRoom && {
      '@media (max-width: 22rem)': { '& ol:has(:nth-of-type(5)) .words': hiddenOnPhone },
    }),
  },
]

import { Children, isValidElement, useMemo, type ReactNode } from 'react'
import type { Section } from './formParts'
import { FormSection } from './FormSection'

type Props = { title?: unknown; name?: unknown; children?: ReactNode }

/**
 * The sections among a form's children. They stay the same while they say the same: every field
 * reads them, and would be drawn again with each new list.
 */
export function useSections(children: ReactNode, formId: string): Section[] {
  const read = JSON.stringify(sectionsOf(children, formId))
  return useMemo(() => JSON.parse(read) as Section[], [read])
}

/**
 * Read from the elements themselves: they have to be known before anything is drawn, also where
 * the page is made into HTML.
 */
function sectionsOf(children: ReactNode, formId: string): Section[] {
  return elementsIn(children)
    .filter(({ type }) => type === FormSection)
    .map(({ props: { title, children: fields } }, index) => ({
      id: `${formId}-section-${index + 1}`,
      title: String(title),
      names: elementsIn(fields).flatMap(({ props: { name } }) =>
        typeof name === 'string' ? [name] : [],
      ),
    }))
}

/** All elements, with those inside them. */
const elementsIn = (children: ReactNode): { type: unknown; props: Props }[] =>
  Children.toArray(children)
    .filter((child) => isValidElement<Props>(child))
    .flatMap(({ type, props }) => [{ type, props }, ...elementsIn(props.children)])

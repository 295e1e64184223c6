import type { ReactNode } from 'react'
import { useFormParts } from './formParts'
import { useTypedValues } from './useTypedValues'

/**
 * A named part of a form, to be found again in the form's own navigation. Its fields stand in two
 * columns where there is room. It hides itself while the schema hides all of them.
 *
 * Form and fields are read before they are drawn: a section stands right in its form, a field
 * right in its section, neither inside a component of its own.
 */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const { fields, sections } = useFormParts()
  const section = sections.find((each) => each.title === title)
  if (section === undefined) throw new Error(`The section ${title} does not stand in its Form`)
  const { id, names } = section
  const typed = useTypedValues(names.flatMap((name) => fields.get(name)?.dependsOn ?? []))
  const isHidden =
    names.length > 0 && names.every((name) => fields.get(name)?.resolve(typed).isHidden)

  return (
    <section className="part" aria-labelledby={id} hidden={isHidden}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className="columns">{children}</div>
    </section>
  )
}

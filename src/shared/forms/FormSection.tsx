import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useWatchedValues } from '@/shared/forms/fields/useField'
import { useSettled } from '@/shared/ui/status/useSettled'
import { useFormParts } from './formParts'

export type FormSectionProps = { title: string; children: ReactNode }

/**
 * A named part of a form, with a link in the form's navigation. It hides itself while the schema
 * hides all of its fields. `createForm` says which fields it has: the navigation is above them, also in the
 * prerendered HTML.
 */
export function FormSection({ title, children }: FormSectionProps) {
  const { fields, sections } = useFormParts()
  const section = sections.find((each) => each.title === title)
  if (section === undefined) throw new Error(`The Form does not know the section ${title}`)
  const { id, names } = section
  const values = useWatchedValues(names.flatMap((name) => fields.get(name)?.dependsOn ?? []))
  const isHidden =
    names.length > 0 && names.every((name) => fields.get(name)?.resolve(values).isHidden)

  return (
    <section className="section" aria-labelledby={id} hidden={isHidden}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className="columns">{children}</div>
    </section>
  )
}

type FormNoteProps = {
  /** Announces changes, for a note that follows from the answers. */
  isLive?: boolean
  children: ReactNode
}

export const FormNote = ({ isLive = false, children }: FormNoteProps) =>
  isLive ? <LiveNote>{children}</LiveNote> : <Box sx={noteSx}>{children}</Box>

/** It changes in a pause of typing: screen readers would announce it at each digit of an amount. */
const LiveNote = ({ children }: { children: ReactNode }) => (
  <Box role="status" sx={noteSx}>
    {useSettled(children)}
  </Box>
)

const noteSx = { gridColumn: '1 / -1', p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }

import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'
import { CheckboxField } from '@/shared/forms/fields/CheckboxField'
import { ChoicesField } from '@/shared/forms/fields/ChoicesField'
import { RadioField } from '@/shared/forms/fields/RadioField'
import { SelectField } from '@/shared/forms/fields/SelectField'
import { TextField } from '@/shared/forms/fields/TextField'
import { useWatchedValues } from '@/shared/forms/fields/useField'
import { useSettled } from '@/shared/ui/status/useSettled'
import { useFormParts } from './formParts'

export type FormSectionProps = {
  title: string
  /** In the place of its fields, each as the schema describes it. */
  children?: ReactNode
}

/**
 * A named part of a form, with a link in the form's navigation. It hides itself while the schema
 * hides all of its fields. `createForm` says which fields it has: the navigation is above them, also in the
 * prerendered HTML.
 */
export function FormSection({ title, children }: FormSectionProps) {
  const { fields, sections, above } = useFormParts()
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
      <div className="columns">
        {children ??
          names.map((name) => (
            <Fragment key={name}>
              {above?.[name]}
              <SchemaField name={name} />
            </Fragment>
          ))}
      </div>
    </section>
  )
}

/** A field as the schema describes it. */
export function SchemaField({ name }: { name: string }) {
  const { meta = {} } = useFormParts().fields.get(name) ?? {}
  const props = { name, wide: meta.wide }
  if (meta.kind === 'choices') return <ChoicesField {...props} />
  if (meta.kind === 'checkbox' || meta.kind === 'consent') return <CheckboxField {...props} />
  if (meta.kind !== 'choice') return <TextField {...props} />
  return meta.radio ? <RadioField {...props} /> : <SelectField {...props} />
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

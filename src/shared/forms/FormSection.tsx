import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
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
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      hidden={isHidden}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ mb: 2, scrollMarginTop: 150 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Paper>
  )
}

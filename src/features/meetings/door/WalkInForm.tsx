import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { object, type InferType } from 'yup'
import { RadioField } from '@/shared/forms/fields/RadioField'
import { TextField } from '@/shared/forms/fields/TextField'
import { choiceField } from '@/shared/validation/choices'
import { mobileField } from '@/shared/validation/mobile'
import { lineField, nameField } from '@/shared/validation/text'
import { DeskForm } from '@/shared/desk/DeskForm'

const substituteSchema = object({
  name: nameField('Name').required().meta({ autoComplete: 'off' }),
  firmName: lineField('Firm').meta({ autoComplete: 'off' }),
  mobile: mobileField('Mobile').meta({ autoComplete: 'off' }),
})

const walkInSchema = substituteSchema.shape({
  comingAs: choiceField('Attending as', ['Member', 'Visitor']).required(),
})

export type NewWalkIn = InferType<typeof substituteSchema> & { comingAs?: 'Member' | 'Visitor' }

type Props = {
  /** The name of the person who has answered and sends somebody else. */
  comesFor?: string
  /** What was searched for and not found. */
  query: string
  onSubmit: (person: NewWalkIn) => void
  onCancel: () => void
}

/** Somebody who has not answered, or who comes for somebody else. */
export function WalkInForm({ comesFor, query, onSubmit, onCancel }: Props) {
  const isSubstitute = comesFor !== undefined
  const [values] = useState(() => typedIn(query))

  function handleSubmit(person: NewWalkIn) {
    onSubmit(person)
    return Promise.resolve(undefined)
  }

  return (
    <Box sx={formSx}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {isSubstitute ? 'Comes for ' : 'Walk-in'}
        {isSubstitute && <bdi translate="no">{comesFor}</bdi>}
      </Typography>
      <DeskForm
        label={isSubstitute ? 'Substitute' : 'Walk-in'}
        schema={isSubstitute ? substituteSchema : walkInSchema}
        values={values}
        onSubmit={handleSubmit}
        submitLabel="Check in"
        onCancel={onCancel}
        takesFocus
      >
        <TextField name="name" wide />
        <TextField name="firmName" />
        <TextField name="mobile" />
        {!isSubstitute && <RadioField name="comingAs" />}
      </DeskForm>
    </Box>
  )
}

/** What was searched for and not found is a name, or a mobile number. */
function typedIn(query: string): { name?: string; mobile?: string } {
  const text = query.trim()
  if (text === '') return {}
  return /^[\d\s+-]+$/.test(text) ? { mobile: text } : { name: text }
}

/** Larger than at a desk. */
const formSx = { '& .MuiButton-root': { minHeight: 52, px: 3, fontSize: '1rem' } }

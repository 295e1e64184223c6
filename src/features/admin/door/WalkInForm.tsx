import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { object, type InferType } from 'yup'
import { RadioField } from '@/shared/forms/fields/RadioField'
import { TextField } from '@/shared/forms/fields/TextField'
import { choiceField } from '@/shared/validation/choices'
import { lineField, mobileField, nameField } from '@/shared/validation/text'
import { DeskForm } from '../review/DeskForm'

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
  /** What was typed in the search. It must stay the same object. */
  values: { readonly [name: string]: unknown }
  onSubmit: (person: NewWalkIn) => void
  onCancel: () => void
}

/** Somebody who has not answered, or who comes for somebody else. */
export function WalkInForm({ comesFor, values, onSubmit, onCancel }: Props) {
  const isSubstitute = comesFor !== undefined

  function handleSubmit(person: NewWalkIn) {
    onSubmit(person)
    return Promise.resolve(undefined)
  }

  return (
    <Box sx={formSx}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {isSubstitute ? 'Comes for ' : 'Walk-in'}
        {isSubstitute && <span translate="no">{comesFor}</span>}
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

/** Larger than at a desk. */
const formSx = { '& .MuiButton-root': { minHeight: 52, px: 3, fontSize: '1rem' } }

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState, useEffect, useMemo, useRef } from 'react'
import { object, type InferType } from 'yup'
import { memberTyped, type MemberRow, MemberMark } from '@/features/members/desk'
import { useCloseOnBack } from '@/shared/config/useCloseOnBack'
import { createForm } from '@/shared/forms/createForm'
import { choiceField } from '@/shared/validation/choices'
import { mobileField } from '@/shared/validation/mobile'
import { lineField, nameField } from '@/shared/validation/text'
import { smallForm } from '@/shared/forms/smallForm'
import { useWatch } from 'react-hook-form'
import { useFormParts } from '@/shared/forms/formParts'
import { isSameName, readName } from '@/shared/text/sameName'

const substituteSchema = object({
  name: nameField('Name').required().meta({ autoComplete: 'off' }),
  firmName: lineField('Firm').meta({ autoComplete: 'off' }),
  mobile: mobileField('Mobile').meta({ autoComplete: 'off' }),
})

const walkInSchema = substituteSchema.shape({
  memberNumber: lineField('Membership number', { max: 40 }).meta({
    help: 'Of a member: fills in the rest.',
    autoComplete: 'off',
  }),
  comingAs: choiceField('Attending as', ['Member', 'Visitor']).required(),
})

const substituteForm = createForm(substituteSchema)
const walkInForm = createForm(walkInSchema)

export type NewWalkIn = InferType<typeof substituteSchema> & { comingAs?: 'Member' | 'Visitor' }

type Props = {
  /** The name of the member who has answered and sends a substitute. */
  comesFor?: string
  /** The member who was chosen in the search. */
  member?: MemberRow
  /** The search without a match. */
  query: string
  members: readonly MemberRow[]
  onSubmit: (person: NewWalkIn) => void
  onCancel: () => void
}

const personInputs = (
  <>
    <substituteForm.TextField name="name" wide />
    <substituteForm.TextField name="firmName" />
    <substituteForm.TextField name="mobile" />
  </>
)

/** The form of a person without an answer, or of a substitute. */
export function WalkInForm({ comesFor, member, query, members, onSubmit, onCancel }: Props) {
  const isSubstitute = comesFor !== undefined
  const [values] = useState(() => {
    const known = member ?? memberTyped(members, query, '')
    return known && !isSubstitute ? valuesOf(known) : typedIn(query)
  })
  useCloseOnBack(onCancel)
  const props = {
    values,
    onSubmit: (person: NewWalkIn) => onSubmit(person),
    submitLabel: 'Check in',
    busyLabel: 'Saving…',
    small: smallForm({ onCancel, takesFocus: true }),
  }

  return (
    <Box sx={formSx}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {isSubstitute ? 'Another person came for ' : 'Walk-in'}
        {isSubstitute && <bdi translate="no">{comesFor}</bdi>}
      </Typography>
      {isSubstitute ? (
        <substituteForm.Form label="Substitute" {...props}>
          {personInputs}
        </substituteForm.Form>
      ) : (
        <walkInForm.Form label="Walk-in" {...props}>
          <walkInForm.TextField name="memberNumber" />
          {personInputs}
          <FillInMember members={members} />
          <walkInForm.RadioField name="comingAs" />
        </walkInForm.Form>
      )}
    </Box>
  )
}

/** The search without a match, if it is not the number of a member, is a name, or a mobile number. */
function typedIn(query: string): { name?: string; mobile?: string } {
  const text = query.trim()
  if (text === '') return {}
  return /^[\d\s+-]+$/.test(text) ? { mobile: text } : { name: text }
}

/** Larger than at a desk. */
const formSx = { '& .MuiButton-root': { minHeight: 52, px: 3, fontSize: '1rem' } }

/** A member as the fields of a walk-in. */
const valuesOf = ({ number, name, firmName, mobile }: MemberRow) => ({
  memberNumber: number,
  ...factsOf({ name, firmName, mobile }),
})

const factsOf = ({ name, firmName, mobile }: Pick<MemberRow, 'name' | 'firmName' | 'mobile'>) => ({
  name: name || firmName,
  firmName,
  mobile,
  comingAs: 'Member' as const,
})

const noFacts = { name: '', firmName: '', mobile: '', comingAs: '' }

/**
 * Fills in the facts of the member whose number or mobile is typed. Typed values stay; values that were filled
 * in before goes with its member, as 10 is typed before 1042.
 */
function FillInMember({ members }: { members: readonly MemberRow[] }) {
  const { control, getValues, setValue } = useFormParts().form
  const [number, mobile, name] = useWatch({ control, name: ['memberNumber', 'mobile', 'name'] })
  const filled = useRef<{ [field: string]: string }>({})
  const member = useMemo(
    () => memberTyped(members, textOf(number), textOf(mobile)),
    [members, number, mobile],
  )
  useEffect(() => {
    const facts = member === undefined ? noFacts : factsOf(member)
    for (const [field, value] of Object.entries(facts)) {
      const typed = textOf(getValues(field))
      if (typed.trim() !== '' && typed !== filled.current[field] && typed !== value) continue
      if (typed !== value) setValue(field, value, { shouldDirty: true })
      filled.current[field] = member === undefined ? '' : value
    }
  }, [member, getValues, setValue])
  const isOtherName =
    member !== undefined &&
    textOf(name).trim() !== '' &&
    !isSameName(readName(textOf(name)), readName(member.name || member.firmName))
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1' }}>
      {member && <MemberMark member={{ row: member, isOtherName }} />}
    </Box>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

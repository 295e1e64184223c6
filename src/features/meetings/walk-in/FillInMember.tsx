import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { MemberMark, memberTyped, type MemberRow } from '@/features/members/desk'
import { useFormParts } from '@/shared/forms/formParts'
import { isSameName, readName } from '@/shared/text/sameName'

/** A member as the fields of a walk-in. */
export const valuesOf = ({ number, name, firmName, mobile }: MemberRow) => ({
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
export function FillInMember({ members }: { members: readonly MemberRow[] }) {
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

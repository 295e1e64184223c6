import { object } from 'yup'
import { cardKeyPattern, cardKeyProblem, normalizeCardKey } from '@/shared/members/cardAddress'
import { normalizedField } from '@/shared/validation/text'

export const keySchema = object({
  key: normalizedField('Code on the card', 'line', normalizeCardKey)
    .required()
    .matches(cardKeyPattern, ({ value }: { value: string }) => cardKeyProblem(value) ?? '')
    .meta({
      help: 'The 20 letters and digits below the square code. O and 0, I and 1 are the same.',
      autoComplete: 'off',
    }),
})

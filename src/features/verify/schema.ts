import { object } from 'yup'
import { cardKeyPattern, cardKeyProblem, normalizeCardKey } from '@/shared/members/cardAddress'
import { normalizedField } from '@/shared/validation/text'
import { texts } from '@/texts/verify'

export const keySchema = object({
  key: normalizedField(texts.code, 'line', normalizeCardKey)
    .required()
    .matches(cardKeyPattern, ({ value }: { value: string }) => cardKeyProblem(value) ?? '')
    .meta({
      help: texts.codeHelp,
      autoComplete: 'off',
    }),
})

import { object, type InferType } from 'yup'
import { requestKinds, rightsPrefix } from '@/shared/requests/kinds'
import { asHeard } from '@/shared/requests/reference'
import { mobileField } from '@/shared/validation/mobile'
import { normalizedField } from '@/shared/validation/text'
import { compact, plainText } from '@/shared/validation/typed'
import { texts } from '@/texts/my-request'

const prefixes = Object.values(requestKinds).map(({ prefix }) => prefix)
const allPrefixes = [...prefixes, rightsPrefix]

/**
 * A reference number as it is read out or typed, as on its confirmation: `nr 7f3k q2zd` becomes
 * `NR-7F3K-Q2ZD`. Other text stays as it is.
 */
export function normalizeReference(typed: string): string {
  const heard = asHeard(compact(typed).replace(/\W|_/g, ''))
  return referenceFrom(heard) ?? referenceIn(typed) ?? typed.trim()
}

function referenceFrom(heard: string): string | undefined {
  const prefix = allPrefixes.find((start) => heard.startsWith(asHeard(start)))
  if (prefix === undefined || heard.length !== 10) return undefined
  return `${prefix}-${heard.slice(2, 6)}-${heard.slice(6)}`
}

const inText =
  /(?<![0-9A-Z])([A-Z1]{2})[^0-9A-Z]{0,3}([0-9A-Z]{4})[^0-9A-Z]{0,3}([0-9A-Z]{4})(?![0-9A-Z])/g

/** The number in a copied text: a message of ours, or the address of a confirmation or of a code for the door. */
function referenceIn(typed: string): string | undefined {
  const found = [...plainText(typed).toUpperCase().matchAll(inText)]
    .map(([, ...parts]) => asHeard(parts.join('')))
    .filter((heard) => referenceFrom(heard) !== undefined)
  // Eight letters may be a word.
  const heard = found.find((text) => /\d/.test(text.slice(2))) ?? found[0]
  return heard && referenceFrom(heard)
}

const pattern = new RegExp(`^(${prefixes.join('|')})-[0-9A-Z]{4}-[0-9A-Z]{4}$`)

export const lookUpSchema = object({
  reference: normalizedField(texts.reference, 'line', normalizeReference)
    .required()
    .matches(pattern, ({ value }: { value: string }) =>
      // The answer to a data request is under the key of its request, which its own number does not lead to.
      value.startsWith(`${rightsPrefix}-`) ? texts.ofDataRequest : texts.notAsShown,
    )
    .meta({ help: texts.referenceHelp }),
  mobile: mobileField(texts.mobile).required().meta({ help: texts.mobileHelp }),
})

export type LookUp = InferType<typeof lookUpSchema>

import { texts } from '@/texts/choices'

const labels: { readonly [code: string]: string | undefined } = texts

/**
 * A stored code as people read it in the language of the page. It is the code itself where there is no label, as for
 * most in English, and for a value that an old record holds.
 */
export const labelOf = (code: string) => (Object.hasOwn(labels, code) && labels[code]) || code

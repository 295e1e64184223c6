import { typedText } from './text'

export const websiteMaxLength = 200

export const websiteError = 'Enter a website address, for example https://example.in'

/**
 * http or https, a host with a dot and no user name before it; letters of any script. Written
 * without `\s`, which means other characters in the database's rules.
 */
export const websitePattern =
  /^https?:\/\/[\w\u0080-\uffff-]+(\.[\w\u0080-\uffff-]+)+(:\d{1,5})?([/?#][!-~\u0080-\uffff]*)?$/

/** `example.in` becomes `https://example.in`; another scheme is left for the rule to refuse. */
export function normaliseWebsite(typed: string) {
  const text = typed.trim()
  if (text === '') return text
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]
  if (scheme === undefined) return `https://${text.replace(/^\/\//, '')}`
  return scheme.toLowerCase() + text.slice(scheme.length)
}

export const websiteField = (label: string) =>
  typedText(label, 'website')
    .transform((value: unknown) => (typeof value === 'string' ? normaliseWebsite(value) : value))
    .max(websiteMaxLength)
    .matches(websitePattern, websiteError)
    .meta({
      format: normaliseWebsite,
      inputMode: 'url',
      autoComplete: 'url',
      max: websiteMaxLength,
    })

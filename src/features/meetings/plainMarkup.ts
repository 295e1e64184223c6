type TrustedTypes = {
  defaultPolicy: unknown
  createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown
}

const entities: { [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * MUI's date field puts back what was typed into one of its parts by `innerHTML`, which the site's
 * policy (Trusted Types) refuses of any text. What it writes are digits; whatever is written so on
 * this page is text from now on, and never markup.
 */
export function allowPlainMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createHTML: (text) => text.replace(/[&<>]/g, (character) => entities[character] ?? ''),
  })
}

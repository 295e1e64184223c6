type Policy = {
  createHTML: (text: string) => string
  createScriptURL: (address: string) => string | null
}

type TrustedTypes = {
  defaultPolicy: unknown
  createPolicy: (name: string, policy: Policy) => unknown
}

const entities: { [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The scripts of App Check and reCAPTCHA. The site's security policy allows the same. */
const loader = /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js$/
const release = /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/[\w-]+\.js$/

/**
 * The default policy (Trusted Types) for code of others that knows nothing of it. Markup
 * becomes plain text. A script comes from reCAPTCHA alone, which is asked for its version that gets
 * along with Trusted Types. A document has one such policy.
 */
export function makeDefaultPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createHTML: (text) => text.replace(/[&<>]/g, (character) => entities[character] ?? ''),
    createScriptURL: (address) => {
      if (loader.test(address)) return `${address}?trustedtypes=true`
      return release.test(address) ? address : null
    },
  })
}

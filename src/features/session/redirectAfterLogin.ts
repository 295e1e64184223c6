const usual = '/memberlist'

/**
 * Where a sign-in leads to: back to where a session ended by itself, or to the list. Only pages
 * of this site are led to, whatever stands in the history.
 *
 * @param state the sign-in page's history state
 */
export function redirectAfterLogin(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  const isOwnPath = typeof from === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(from)
  return isOwnPath && !/^\/AdminLogInForm/i.test(from) ? from : usual
}

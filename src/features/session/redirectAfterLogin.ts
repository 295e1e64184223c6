const defaultPath = '/memberlist'

/**
 * Where a login leads: back to the page where the session expired, or to the list. It never leads
 * to another site, whatever the history holds.
 *
 * @param state the history state of the login page
 */
export function redirectAfterLogin(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  const isOwnPath = typeof from === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(from)
  return isOwnPath && !/^\/AdminLogInForm/i.test(from) ? from : defaultPath
}

import type { Firm } from './listings'

/** The firms that were listed when the site was built, in the order of the page. */
export type Built = {
  /** YYYY-MM-DD, in India. */
  day: string
  listings: Firm[]
}

/** The element of the page's file that holds them: hydration starts from what the file shows. */
export const builtId = 'built-directory'

let built: Built | undefined

/** For the build, which renders the page in Node. */
export const setBuilt = (read: Built | undefined) => {
  built = read
}

/** Undefined where the build could not read them, and in a page that was opened from another one. */
export function readBuilt(): Built | undefined {
  if (built === undefined && typeof document !== 'undefined') {
    const text = document.getElementById(builtId)?.textContent
    if (text) built = JSON.parse(text) as Built
  }
  return built
}

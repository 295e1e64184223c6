import { chromiumFlags } from '@test/support/chromium'

/**
 * For a browser that is measured from outside. Whoever listens to a page's console, as every tool
 * does that drives a browser, makes V8 parse a function again to say in which line an error was
 * made; react-dom makes five of them while it starts, which look like a task of 100 ms on a cheap
 * phone that no visitor has. With this V8 notes the lines as it compiles. And nobody has signed the
 * certificate of what it measures (`serve`).
 */
export const measuringFlags = [
  ...chromiumFlags,
  '--js-flags=--no-enable-lazy-source-positions',
  '--ignore-certificate-errors',
]

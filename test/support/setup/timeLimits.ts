/** Milliseconds after which a test hangs. A machine that is slow and busy needs a good part of it. */
export const timeLimit = 120_000

/** Milliseconds that a test waits for something to show: less, so that a failure names what did not come. */
export const lookLimit = 90_000

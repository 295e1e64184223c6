/** Parts of the page that React has not taken over yet, though the page around them is alive. */
const waiting = new Set<object>()
/** Parts that are there. */
const here = new Set<object>()
const callbacks = new Set<() => void>()
const wanters = new Set<() => void>()

/** Notes a part that is taken over later than what stands around it, unless it is there already. */
export function expectPart(part: object): void {
  if (!here.has(part)) waiting.add(part)
}

/** The part is there; what it does by itself at its beginning is still to come. */
export function noteHere(part: object): void {
  here.add(part)
}

/** The part is there and has begun. */
export function endWaiting(part: object): void {
  if (!waiting.delete(part) || waiting.size > 0) return
  const ready = [...callbacks]
  callbacks.clear()
  for (const call of ready) call()
}

/** The part has gone, with or without having been taken over. */
export function forgetPart(part: object): void {
  here.delete(part)
  endWaiting(part)
}

/** Makes React take over every part of the page now. Not from within an effect or a drawing. */
export function wantParts(): void {
  for (const want of wanters) want()
}

/** Notes what makes React take over parts. Returns the function that takes that back. */
export function onWanted(want: () => void): () => void {
  wanters.add(want)
  return () => void wanters.delete(want)
}

/** Whether React has taken over every part of the page. */
export const isTakenOver = () => waiting.size === 0

/**
 * Calls back once React has taken over every part of the page; at once where it has.
 *
 * @returns takes that back
 */
export function whenTakenOver(call: () => void): () => void {
  if (isTakenOver()) call()
  else callbacks.add(call)
  return () => void callbacks.delete(call)
}

/**
 * The next link of a chain of numbers, which a colleague may take at the same moment.
 *
 * @param readNext what follows the last link now
 * @param isTaken whether a link is given by now, or can no longer be
 */
export function nextInChain<Link>(
  readNext: () => Promise<Link>,
  isTaken: (link: Link) => Promise<boolean>,
) {
  /** The one that was sent: after a refusal a newer one may have been read. */
  let tried: Link | undefined
  return {
    read: async () => {
      const next = await readNext()
      tried ??= next
      return next
    },
    /** Whether a refused commit may be sent again, with the link that is the next then. */
    isRace: async () => {
      const link = tried
      tried = undefined
      return link !== undefined && (await isTaken(link).catch(() => false))
    },
  }
}

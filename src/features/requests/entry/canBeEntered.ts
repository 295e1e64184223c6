import type { AdminCollection } from '../collections'

/** The forms about which the office decides. Replies to a meeting have a way of their own. */
export const canBeEntered = ({ id }: AdminCollection) => id !== 'meeting-answers' && id !== 'rights'

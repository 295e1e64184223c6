import type { AdminCollection } from '../collections'

type Conditions = { assignee?: 'me' | 'nobody'; due?: 'over'; to?: string }

/** The address of a list that shows its open requests, or those of them that meet the conditions. */
export const openListAddress = ({ id }: AdminCollection, conditions: Conditions = {}) =>
  `/memberlist?${new URLSearchParams({ list: id, ...conditions }).toString()}`

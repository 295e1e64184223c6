import type { AdminCollection } from './collections'

type Conditions = {
  /** Open ones where left out. */
  state?: 'all'
  assignee?: 'me' | 'nobody'
  due?: 'over'
  /** The last day received, as YYYY-MM-DD. */
  to?: string
}

/** The address of a list that shows its open requests, or those that meet the conditions. */
export const openListAddress = ({ id }: AdminCollection, conditions: Conditions = {}) =>
  `/memberlist?${new URLSearchParams({ list: id, ...conditions }).toString()}`

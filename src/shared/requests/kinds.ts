/** The requests that the site stores for visitors, by the id of the list at the desk. */
export const requestKinds = {
  registrations: { path: 'New_Registration', prefix: 'NR' },
  'growth-fund': { path: 'growth_fund_req', prefix: 'GF' },
  'diamond-club': { path: 'diamond_member_req', prefix: 'DB' },
  'land-issues': { path: 'land_bank_req', prefix: 'LB' },
  'meeting-answers': { path: 'monthly_meeting_req', prefix: 'MM' },
} as const satisfies Record<
  string,
  {
    /** Of its collection in Firestore. */
    path: string
    /** The beginning of its reference numbers. */
    prefix: string
  }
>

export type RequestKind = keyof typeof requestKinds

/** The kind of request that a collection holds; undefined for other collections. */
export const kindOfPath = (path: string) =>
  (Object.keys(requestKinds) as RequestKind[]).find((kind) => requestKinds[kind].path === path)

/** The requests that the site stores for visitors, by the id of the list at the desk. */
export const requestKinds = {
  registrations: { path: 'New_Registration', prefix: 'NR', form: '/form/newregistration/' },
  'growth-fund': { path: 'growth_fund_req', prefix: 'GF', form: '/form/growthfund/' },
  'diamond-club': { path: 'diamond_member_req', prefix: 'DB', form: '/form/diamondbusiness/' },
  'land-issues': { path: 'land_bank_req', prefix: 'LB', form: '/form/landbank/' },
  'meeting-answers': { path: 'monthly_meeting_req', prefix: 'MM', form: '/form/monthlymeeting/' },
} as const satisfies Record<
  string,
  {
    /** Of its collection in Firestore. */
    path: string
    /** The beginning of its reference numbers. */
    prefix: string
    /** Address of its form. */
    form: string
  }
>

/** The beginning of the reference numbers of rights requests. */
export const rightsPrefix = 'RR'

export type RequestKind = keyof typeof requestKinds

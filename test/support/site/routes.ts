/** The public pages of docs/specification.md section 2, letter for letter. */
export const publicRoutes = [
  '/',
  '/about-us/',
  '/gallery/',
  '/department/',
  '/contacts/',
  '/company/jphandloom/',
  '/company/kalingapratisthan/',
  '/company/srirajashreeudyog/',
  '/company/cewcomposite/',
  '/form/newregistration/',
  '/form/growthfund/',
  '/form/diamondbusiness/',
  '/form/monthlymeeting/',
  '/form/professionaladvisor/',
  '/form/serviceadvisor/',
  '/form/landbank/',
  '/AdminLogInForm',
]

/** Whether a page is the one of its kind that is visited: the pages of companies are alike. */
export const isOfItsOwnKind = (path: string) =>
  !/^\/company\/./.test(path) || path === '/company/jphandloom/'

/** Its pages for administrators; `{id}` of a member stands for any. */
export const adminRoutes = ['/memberlist', '/member/any-id', '/MonthlyMeetingVenue']

/** Further pages that only the browser renders: of the desk, and for a person who is invited to it. */
export const deskRoutes = [
  '/desk',
  '/desk/meetings',
  '/desk/meetings/any-id',
  '/desk/meetings/any-id/change',
  '/desk/meetings/any-id/door',
  '/desk/attendance',
  '/desk/members',
  '/desk/members/import',
  '/desk/members/approved',
  '/desk/members/figures',
  '/desk/members/any-id',
  '/desk/receipts',
  '/desk/activity',
  '/desk/people',
  '/desk/settings',
  '/desk/trash',
  '/desk/committee',
  '/desk/enter/registrations',
  '/invitation/any-id',
]

/** The two ways to write an address. */
export const spellings = (path: string) =>
  path === '/' ? ['/'] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')]

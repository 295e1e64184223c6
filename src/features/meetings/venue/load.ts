/** A file of its own: every visitor loads what names the parts of the page. */
export const load = () => import('./MeetingVenuePage')

/** What the pages for administrators are made of, in no file that visitors load. */
export const adminPages = {
  venue: () => import('../venue/MeetingVenuePage'),
  plan: () => import('./PlanMeetingPage'),
  change: () => import('./ChangeMeetingPage'),
}

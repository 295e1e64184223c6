// The pages for administrators. What they are made of is named here, in no file that visitors load.
export const venue = () => import('../venue/MeetingVenuePage')
export const plan = () => import('./PlanMeetingPage')
export const change = () => import('./ChangeMeetingPage')

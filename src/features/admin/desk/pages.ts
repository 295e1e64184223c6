/** The pages of the desk, each loaded when it is opened. */
export const deskPages = {
  list: () => import('../list/MemberListPage'),
  record: () => import('../record/RecordPage'),
  invitation: () => import('../invitation/InvitationPage'),
  today: () => import('../today/TodayPage'),
  meetings: () => import('../meetings/MeetingsPage'),
  meeting: () => import('../meetings/MeetingPage'),
  planMeeting: () => import('@/features/meetings/desk/PlanMeetingPage'),
  changeMeeting: () => import('@/features/meetings/desk/ChangeMeetingPage'),
  venue: () => import('@/features/meetings/venue/MeetingVenuePage'),
  attendance: () => import('../attendance/AttendancePage'),
  activity: () => import('../activity/ActivityPage'),
  people: () => import('../people/PeoplePage'),
  settings: () => import('../settings/SettingsPage'),
  door: () => import('../door/DoorPage'),
  trash: () => import('../trash/TrashPage'),
}

export const loadLayout = () => import('../layout/AdminLayout')
export const loadData = () => import('../data')

import { createElement } from 'react'

/** The pages of the desk, each loaded when it is opened. */
export const deskPages = {
  list: () => import('@/features/requests/list/MemberListPage'),
  record: () => import('@/features/requests/record/RecordPage'),
  committee: () => import('@/features/requests/committee/CommitteePage'),
  entry: () => import('@/features/requests/entry/EntryPage'),
  invitation: () => import('@/features/people/invitation/InvitationPage'),
  today: () => import('./today/TodayPage'),
  importMembers: () => import('@/features/members/import-page/ImportPage'),
  approved: () => import('@/features/members/approved/ApprovedPage'),
  // Payments know the members, and members do not know payments.
  async members() {
    const [{ default: MembersPage }, { AskManyButton }] = await Promise.all([
      import('@/features/members/list/MembersPage'),
      import('@/features/dues/ask/AskManyButton'),
    ])
    return { default: () => createElement(MembersPage, { AskMany: AskManyButton }) }
  },
  async member() {
    const [{ default: MemberPage }, { MemberPayments }] = await Promise.all([
      import('@/features/members/page/MemberPage'),
      import('@/features/dues/member/MemberPayments'),
    ])
    return { default: () => createElement(MemberPage, { Payments: MemberPayments }) }
  },
  figures: () => import('@/features/dues/figures/FiguresPage'),
  receipts: () => import('@/features/dues/list/ReceiptsPage'),
  meetings: () => import('@/features/meetings/manage/MeetingsPage'),
  meeting: () => import('@/features/meetings/manage/MeetingPage'),
  planMeeting: () => import('@/features/meetings/plan/PlanMeetingPage'),
  changeMeeting: () => import('@/features/meetings/plan/ChangeMeetingPage'),
  venue: () => import('@/features/meetings/plan/MeetingVenuePage'),
  attendance: () => import('@/features/meetings/attendance/AttendancePage'),
  report: () => import('./report/ReportPage'),
  activity: () => import('./activity/ActivityPage'),
  people: () => import('@/features/people/PeoplePage'),
  settings: () => import('@/features/settings/SettingsPage'),
  door: () => import('@/features/meetings/door/DoorPage'),
  trash: () => import('@/features/requests/trash/TrashPage'),
}

export const loadLayout = () => import('./layout/AdminLayout')
export const loadData = () => import('./api')

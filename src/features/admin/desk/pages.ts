/** The pages of the desk beside the lists, each loaded when it is opened. */
export const deskPages = {
  record: () => import('../record/RecordPage'),
  invitation: () => import('../invitation/InvitationPage'),
  today: () => import('../today/TodayPage'),
  activity: () => import('../activity/ActivityPage'),
  people: () => import('../people/PeoplePage'),
  settings: () => import('../settings/SettingsPage'),
  trash: () => import('../trash/TrashPage'),
}

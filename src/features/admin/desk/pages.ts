/** The pages of the desk, each loaded when it is opened. */
export const deskPages = {
  today: () => import('../today/TodayPage'),
  activity: () => import('../activity/ActivityPage'),
  people: () => import('../people/PeoplePage'),
  settings: () => import('../settings/SettingsPage'),
  trash: () => import('../trash/TrashPage'),
}

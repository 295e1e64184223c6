import type { Role } from '@/shared/requests/roles'

/** From the least to the most. */
export const roles: readonly Role[] = ['viewer', 'editor', 'owner']

export const roleLabels: Record<Role, string> = {
  viewer: 'Viewer',
  editor: 'Editor',
  owner: 'Owner',
}

export const roleTexts: Record<Role, string> = {
  viewer: 'A viewer sees everything and changes nothing.',
  editor: 'An editor decides about requests and plans meetings.',
  owner: 'An owner does everything, and also manages people, settings and erasure.',
}

type Right = { label: string; from: Role }

/** The rights of each role, as firestore.rules have them. */
export const rights: readonly Right[] = [
  { label: 'See all lists, records, histories and people', from: 'viewer' },
  { label: 'Decide about requests, assign them, write notes, correct entries', from: 'editor' },
  { label: 'Move requests to the trash and back', from: 'editor' },
  { label: 'Plan, change, cancel and reinstate meetings', from: 'editor' },
  { label: 'Reopen what was decided', from: 'owner' },
  { label: 'Erase requests for good', from: 'owner' },
  { label: 'Add users, change their roles, remove them', from: 'owner' },
  {
    label: 'Change the settings: time limits, how long records are kept and a session lasts',
    from: 'owner',
  },
]

export const mayDo = (role: Role, { from }: Right) => roles.indexOf(role) >= roles.indexOf(from)

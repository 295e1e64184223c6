/** The roles of administrators: read; act on requests; also manage people, settings and erasure. */
export type Role = 'viewer' | 'editor' | 'owner'

/** The role of an entry in `admins`. An entry without a role is a viewer's. */
export function roleOf(stored: unknown): Role {
  return stored === 'owner' || stored === 'editor' ? stored : 'viewer'
}

/** Whether an administrator may change anything. A role that is not known may only read. */
export const canEdit = (role: Role | null) => role === 'editor' || role === 'owner'

/** The kinds of membership, in the order of the menus. */
export const memberKinds = ['Ordinary', 'Life', 'Associate', 'Institutional', 'Honorary'] as const

export type MemberKind = (typeof memberKinds)[number]

/** The kinds for which nothing is paid each year. */
export const kindsWithoutDues = ['Life', 'Honorary'] as const satisfies readonly MemberKind[]

/** The kinds for which something is paid each year. */
export const kindsWithDues = memberKinds.filter(
  (kind) => !(kindsWithoutDues as readonly MemberKind[]).includes(kind),
)

export const hasDues = (kind: unknown) => !(kindsWithoutDues as readonly unknown[]).includes(kind)

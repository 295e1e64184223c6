import type { RequestKind } from './kinds'

/** The lists of the desk, as its menu and its settings call them. */
export const listLabels: Record<RequestKind | 'rights', string> = {
  registrations: 'New registrations',
  'growth-fund': 'Growth fund',
  'diamond-club': 'Diamond club',
  'meeting-answers': 'Meeting replies',
  'land-issues': 'Land issues',
  rights: 'Data requests',
}

import type { ListedContact } from '@/shared/members/shown'
import type { Value } from '@scripts/samples/records'

/** An entry of the directory. */
export const aFirm = (number: string, more: Record<string, Value> = {}) => ({
  number,
  kind: 'Ordinary',
  firmName: `Firm ${number}`,
  ...more,
})

/** Every contact that an entry can have. */
export const contacts = {
  name: 'Asha Namuna',
  mobile: '9437000001',
  email: 'asha@example.org',
  website: 'https://asha.example.org',
  address: 'Plot 1, Sample Road',
} satisfies Record<ListedContact, string>

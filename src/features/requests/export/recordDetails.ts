import type { AdminRecord } from '@/shared/collectionConfig'
import type { FieldInfo } from '@/shared/forms/fieldInfo'
import { referenceOf } from '@/shared/requests/reference'
import { applicantFields, firmFields } from '@/shared/validation/commonFields'
import { displayValue } from '@/shared/text/displayValue'
import type { AdminCollection } from '../collections'
import { isCorrected, valueOf } from '../records'

export type Detail = {
  name: string
  label: string
  /** As corrected, where it was. */
  text: string
  /** The applicant's own value, where it was corrected. */
  sent?: string
}

type DetailGroup = { title: string; details: Detail[] }

const ofPerson = new Set([...Object.keys(applicantFields), 'whatsapp', 'gender', 'language'])
const ofFirm = new Set(
  Object.keys(firmFields).concat(
    ['yearEstablished', 'address', 'website'],
    ['udyam', 'gstin', 'pan', 'memberNumber'],
  ),
)

/** The heading of a field. */
function groupOf({ name, meta }: FieldInfo, { subject }: AdminCollection): string {
  if (meta.kind === 'consent' || meta.kind === 'checkbox' || name === 'consentVersion')
    return 'Consent'
  if (meta.kind === 'timestamp') return 'Received'
  if (ofPerson.has(name)) return 'Person'
  return ofFirm.has(name) ? 'Firm' : subject
}

/** The date of a meeting is plain text in its answers, because old meetings may hold any text. */
const holdsDay = ({ name, meta }: FieldInfo) => meta.kind === 'date' || name === 'meetingDate'

const inWords = (field: FieldInfo, value: unknown) =>
  displayValue(holdsDay(field) ? { ...field.meta, kind: 'date' } : field.meta, value)

/** The whole record under headings, as displayed. Empty fields are left out. */
export function detailsOf(collection: AdminCollection, record: AdminRecord): DetailGroup[] {
  const reference = {
    name: 'reference',
    label: 'Reference',
    text: referenceOf(collection.prefix, record.id),
  }
  const groups = new Map<string, Detail[]>([
    ['Person', []],
    ['Firm', []],
    [collection.subject, []],
    ['Consent', []],
    ['Received', [reference]],
  ])
  for (const field of collection.fields.values()) {
    const { name, label } = field
    const text = inWords(field, valueOf(record, name))
    if (text === '') continue
    const sent = isCorrected(record, name) ? inWords(field, record[name]) || 'Nothing' : undefined
    groups.get(groupOf(field, collection))?.push({ name, label, text, sent })
  }
  const other = Object.entries(record.other ?? {}).map(([name, value]) => ({
    name: `other.${name}`,
    // A value of the wrong type has the label of its field, too.
    label: collection.fields.get(name)?.label ?? name,
    text: displayValue(undefined, value),
  }))
  return [...groups, ['Other', other] as const]
    .map(([title, details]) => ({ title, details }))
    .filter(({ details }) => details.length > 0)
}

/** The same as plain text, to copy or to save. */
export const asText = (groups: DetailGroup[]) =>
  groups.map(({ title, details }) => [title, ...details.map(lineOf)].join('\n')).join('\n\n')

const lineOf = ({ label, text, sent }: Detail) =>
  sent === undefined ? `${label}: ${text}` : `${label}: ${text} (corrected; sent: ${sent})`

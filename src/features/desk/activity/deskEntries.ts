import { counted } from '@/shared/text/counted'
import { membershipSettingsSchema } from '@/shared/members/membershipSettings'
import { roleLabels } from '@/features/people/desk'
import { collectionById } from '@/features/requests/api'
import type { HistoryEntry } from '@/shared/requests/review'
import { messageLanguages, stateOfSetting, titleOfMessage } from '@/features/settings/desk'
import { settings } from '@/features/settings/schema'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { displayValue } from '@/shared/text/displayValue'

type Group = 'people' | 'settings'
type Values = { [name: string]: unknown }

/** An entry that is about no request and no meeting. */
type DeskEntry = {
  group: Group
  /** The uid of a person, the id of an invitation or a setting. */
  subjectId: string
  kind: string
  name: string
  before: Values
  after: Values
}

const groups: { [collection: string]: Group } = {
  admins: 'people',
  admin_invites: 'people',
  settings: 'settings',
}

/** An entry of people or settings; undefined for any other. */
export function deskEntryOf(entry: HistoryEntry): DeskEntry | undefined {
  const [collection = '', subjectId = ''] = entry.id.split('/')
  const group = Object.hasOwn(groups, collection) ? groups[collection] : undefined
  if (group === undefined) return undefined
  // The rules make sure of them.
  const given = entry as unknown as Partial<DeskEntry>
  return {
    group,
    subjectId,
    kind: entry.kind,
    name: given.name ?? '',
    before: given.before ?? {},
    after: given.after ?? {},
  }
}

/** An entry in words, with the page about its subject. */
export type Line = {
  /** Sentence fragment that follows a name. */
  words: string
  about: string
  title: string
  /** The address of the page about it. */
  to: string
  /** The value before, and the value now. */
  text?: string
  /** Of that page's history entry. */
  state?: object
}

/** The change, in words. */
export function deskEntryInWords(entry: DeskEntry): Line {
  const { group, name, before, after } = entry
  if (group === 'settings') return settingInWords(entry)
  const { email } = { ...before, ...after }
  return {
    words: personInWords(entry),
    about: 'People',
    title: [...new Set([name || 'No name', email])].filter(Boolean).join(', '),
    to: '/desk/people',
    text: entry.kind === 'changePerson' ? changesInWords(before, after) : undefined,
  }
}

const labelOfRole = (role: unknown) =>
  Object.hasOwn(roleLabels, String(role)) ? roleLabels[role as keyof typeof roleLabels] : 'Viewer'

function personInWords({ kind, before, after }: DeskEntry): string {
  switch (kind) {
    case 'add':
      return `added an administrator with the role ${labelOfRole(after.role)}`
    case 'accept':
      return `accepted an invitation with the role ${labelOfRole(after.role)}`
    case 'remove':
      return `removed an administrator with the role ${labelOfRole(before.role)}`
    case 'invite':
      return `invited a person with the role ${labelOfRole(after.role)}`
    case 'withdraw':
      return before.usedBy === undefined
        ? `withdrew an invitation with the role ${labelOfRole(before.role)}`
        : 'deleted an invitation that was used'
    default:
      return 'changed an administrator'
  }
}

const fieldLabels: { [name: string]: string } = { name: 'Name', role: 'Role', mobile: 'Mobile' }

const arrow = (label: string, before: unknown, after: unknown) =>
  `${label}: ${String(before ?? 'none')} → ${String(after ?? 'none')}`

function changesInWords(before: Values, after: Values): string {
  const inWords = (name: string, value: unknown) => (name === 'role' ? labelOfRole(value) : value)
  return Object.entries(fieldLabels)
    .filter(([name]) => name in before || name in after)
    .map(([name, label]) => arrow(label, inWords(name, before[name]), inWords(name, after[name])))
    .join('\n')
}

function settingInWords({ subjectId, before, after }: DeskEntry): Line {
  const state = stateOfSetting(subjectId)
  if (state !== undefined) {
    const changed = messageLanguages.filter((name) => name in before || name in after)
    return {
      words: 'changed a message to applicants',
      about: 'Settings',
      title: titleOfMessage(state),
      to: '/desk/settings',
      text: [
        ...changed.map((name) => String(after[name] ?? 'The usual message')),
        ...('kinds' in before || 'kinds' in after ? [`For: ${kindsInWords(after.kinds)}`] : []),
      ].join('\n'),
    }
  }
  if (subjectId === 'membership') {
    const changed = membershipFields.filter(({ name }) => name in before || name in after)
    const isOfDues = changed.some(({ name }) => !['firstNumber', 'kinds'].includes(name))
    return {
      ...(isOfDues ? ofDues : ofNumbers),
      text: changed
        .map(({ name, label, meta }) => {
          const inWords = (value: unknown) => displayValue(meta, value) || 'not decided'
          return arrow(label, inWords(before[name]), inWords(after[name]))
        })
        .join('\n'),
    }
  }
  const unknown = { subject: 'a setting', title: subjectId, unit: '', fields: [] }
  const { subject, title, unit, fields } = isSetting(subjectId) ? settings[subjectId] : unknown
  const inWords = (value: unknown) =>
    typeof value === 'number' ? counted(value, unit) : 'not decided'
  return {
    words: `changed ${subject}`,
    about: 'Settings',
    title,
    to: '/desk/settings',
    text: fields
      .filter(({ name }) => name in before || name in after)
      .map(({ name, label }) => arrow(label, inWords(before[name]), inWords(after[name])))
      .join('\n'),
  }
}

const membershipFields = [...fieldInfos(membershipSettingsSchema).values()]

const ofNumbers = {
  words: 'changed the numbers and types of members',
  about: 'Members',
  title: 'Numbers and types',
  to: '/desk/members',
}
const ofDues = {
  words: 'changed the fees and receipts',
  about: 'Members',
  title: 'Fees and receipts',
  to: '/desk/members',
}

const kindsInWords = (kinds: unknown) =>
  Array.isArray(kinds)
    ? kinds.map((kind) => collectionById(String(kind))?.label ?? String(kind)).join(', ')
    : 'all kinds of request'

const isSetting = (id: string): id is keyof typeof settings => Object.hasOwn(settings, id)

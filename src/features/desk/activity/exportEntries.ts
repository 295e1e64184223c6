import { collections } from '@/features/requests/api'
import type { Export } from '@/shared/desk/export/recordExport'
import { counted } from '@/shared/text/counted'
import type { Line } from './deskEntries'

const formatWords: Record<Export['format'], string> = {
  xlsx: 'downloaded an Excel file',
  csv: 'downloaded a CSV file',
  print: 'printed a list',
  rows: 'copied rows',
  mobiles: 'copied mobile numbers',
  emails: 'copied e-mail addresses',
  file: 'saved a record as a file',
  text: 'copied or saved a text with names',
  copy: 'downloaded a copy of everything',
}

const otherLists: { [id: string]: { label: string; to: string } } = {
  attendance: { label: 'Attendance', to: '/desk/attendance' },
  meetings: { label: 'Meetings', to: '/desk/meetings' },
  members: { label: 'Members', to: '/desk/members' },
  receipts: { label: 'Receipts', to: '/desk/receipts' },
  everything: { label: 'Settings', to: '/desk/settings' },
}

const listOf = (id: string) =>
  otherLists[id] ?? {
    label: collections.find((one) => one.id === id)?.label ?? id,
    to: `/memberlist?list=${id}`,
  }

/** Exports of one list in one way. */
type Group = { words: string; list: string; times: number; count: number }

function groupsOf(exported: readonly Export[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { list, format, count } of exported) {
    const words = formatWords[format] ?? 'took data out of the desk'
    const before = groups.get(`${list} ${words}`) ?? { words, list, times: 0, count: 0 }
    groups.set(`${list} ${words}`, {
      ...before,
      times: before.times + 1,
      count: before.count + count,
    })
  }
  return [...groups.values()]
}

const amountOf = ({ times, count }: Group) =>
  `${times > 1 ? `${counted(times, 'time')}, ` : ''}${counted(count, 'record')}`

/** What an administrator exported within a minute. */
export function exportsInWords(exported: readonly Export[]): Line {
  const groups = groupsOf(exported)
  const [first] = groups
  if (first === undefined || groups.length > 1) {
    return {
      words: 'took data out of the desk',
      about: 'Exports',
      title: counted(exported.length, 'time'),
      text: groups
        .map((group) => `${listOf(group.list).label}: ${group.words}, ${amountOf(group)}`)
        .join('\n'),
      to: '/desk/activity?kind=exports',
    }
  }
  const { label, to } = listOf(first.list)
  return { words: first.words, about: label, title: amountOf(first), to }
}

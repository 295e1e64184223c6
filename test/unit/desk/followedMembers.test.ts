import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { desk } from '@/features/desk'
import { showsMembers } from '@/features/desk/follow'

/** The parts that show all members, and the pages they are on. */
const pagesOf: { [part: string]: readonly string[] } = {
  'dues/figures/FiguresPage.tsx': ['/desk/members/figures'],
  'meetings/attendance/useAttendance.ts': ['/desk/attendance'],
  'meetings/attendees/MeetingPeople.tsx': ['/desk/meetings/:id'],
  'meetings/door/useGuests.ts': ['/desk/meetings/:id/door'],
  'members/import-page/EarlierImports.tsx': ['/desk/members/import'],
  'members/import-page/ImportPage.tsx': ['/desk/members/import'],
  'members/new/MembershipSettingsDialog.tsx': ['/desk/members'],
  'members/list/MembersPage.tsx': ['/desk/members'],
  'members/page/MemberPage.tsx': ['/desk/members/:id'],
}

/** On every page; it follows them while it searches. */
const search = 'desk/search/SearchEverything.tsx'

const src = new URL('../../../src/features/', import.meta.url)

test('each part that shows all members is known with its pages', () => {
  const parts = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith('/useMemberRows.ts') &&
      /\b(useMemberRows|members\.useRecords)\(/.test(readFileSync(new URL(file, src), 'utf8')),
  )
  expect(parts.toSorted()).toEqual([...Object.keys(pagesOf), search].toSorted())
})

describe('the members are followed', () => {
  const shown = new Set(Object.values(pagesOf).flat())

  test.each(desk.pages.map(({ path }) => path))('on %s where it shows them', (path) => {
    expect(showsMembers(path.replace(/:\w+/g, 'sample'))).toBe(shown.has(path))
  })
})

import { describe, expect, test } from 'vitest'
import { readTable } from '@/features/members/import-file/readTable'
import { findDuplicates } from '@/features/members/import/findDuplicates'
import type {
  DuplicateChoice,
  DuplicateChoices,
  PlannedRow,
} from '@/features/members/import/importTypes'
import { matchColumns } from '@/features/members/import/matchColumns'
import { planImport } from '@/features/members/import/planImport'
import { readRows } from '@/features/members/import/readRow'
import { rejectedColumns } from '@/features/members/import/rejectedRows'
import type { MemberRecord } from '@/features/members/makeMember'
import { makeCsv } from '@/shared/desk/export/csv'

const headers = 'Member No;Name;Firm;Kind of membership;Mobile;Email;GSTIN;PAN;Udyam No;Remarks'

async function readList(...lines: string[]) {
  const table = await readTable(new File([[headers, ...lines].join('\n')], 'members.csv'))
  const matched = matchColumns(table.rows)
  return { table, matched, rows: await readRows(table, matched, {}, () => {}) }
}

const aMember = (
  id: string,
  number: string,
  profile: Partial<MemberRecord['profile']> = {},
): MemberRecord => ({
  id,
  number,
  kind: 'Ordinary',
  profile: { name: 'Asha Namuna', firmName: 'Sample Works', ...profile },
  createdAt: '',
  createdAtMillis: null,
})

/** The plan of a list, for each row. */
async function plan(
  lines: string[],
  members: MemberRecord[] = [],
  choice: DuplicateChoice | DuplicateChoices = 'skip',
) {
  const { rows } = await readList(...lines)
  const choices = typeof choice === 'string' ? { all: choice } : choice
  return planImport(rows, members, findDuplicates(rows, members), choices)
}

const textOf = (row: PlannedRow) =>
  row.act === 'skip' ? row.reason : row.act === 'rejected' ? row.reasons.join('; ') : row.act

test('duplicates are found among the members and in the file, each once', async () => {
  const { rows } = await readList(
    'uo-2019-001;Asha;F;Life',
    '2;Binod;F;Life;+91 94370 12345',
    '3;Chitra;F;Life;9437012345;;21AAAPA1234A1Z5',
    '4;Deba;F;Life;;;21 AAAPA 1234A1Z5;;udyam-od-19-0000001',
    '0002;Ela;F;Life;94370-12345',
    '6;Fakir;F;Life;9437099999',
  )
  expect(rows.flatMap(({ problems }) => problems)).toEqual([])
  const members = [
    aMember('one', 'UO/2019/001'),
    aMember('two', '77', { mobile: '9437012345', udyam: 'UDYAM-OD-19-0000001' }),
  ]
  expect(Object.fromEntries(findDuplicates(rows, members))).toEqual({
    2: [{ by: 'number', memberId: 'one' }],
    3: [{ by: 'mobile', memberId: 'two' }],
    4: [
      { by: 'mobile', memberId: 'two' },
      { by: 'mobile', line: 3 },
    ],
    5: [
      { by: 'udyam', memberId: 'two' },
      { by: 'gstin', line: 4 },
    ],
    6: [
      { by: 'number', line: 3 },
      { by: 'mobile', memberId: 'two' },
    ],
  })
})

test('a good row is a new member, with what the database takes and nothing else', async () => {
  const { rows, counts } = await plan(['0017;Asha;Works;LM;9437012345;-;;;;old', '18;;Works;Life'])
  expect(rows).toEqual([
    {
      line: 2,
      act: 'new',
      member: {
        number: '17',
        legacyNumber: '0017',
        kind: 'Life',
        profile: { name: 'Asha', firmName: 'Works', mobile: '9437012345' },
      },
    },
    { line: 3, act: 'rejected', reasons: ['Name: Name is required'] },
  ])
  expect(counts).toEqual({ new: 1, fill: 0, skip: 0, rejected: 1 })
})

describe('a mobile number alone', () => {
  const lines = ['1;Asha;Works;Life;9437012345', '2;Binod;Works;Life;+91 94370 12345']
  const stored = aMember('one', '17', { mobile: '9437012345' })

  test('is shared by partners and relatives: their rows are members, and it is pointed out', async () => {
    const { rows } = await readList(...lines, '3;Chitra;Mills;Life;9437012345')
    expect(Object.fromEntries(findDuplicates(rows, []))).toEqual({
      3: [{ by: 'mobile', line: 2 }],
      4: [{ by: 'mobile', line: 2 }],
    })
    for (const choice of ['skip', 'fill', 'new'] as const) {
      expect((await plan(lines, [], choice)).rows.map(textOf)).toEqual(['new', 'new'])
    }
  })

  test('that a member has, too, makes no row that member', async () => {
    const { rows } = await readList(...lines)
    expect(findDuplicates(rows, [stored]).get(2)).toEqual([{ by: 'mobile', memberId: 'one' }])
    for (const choice of ['skip', 'fill', 'new'] as const) {
      expect((await plan(lines, [stored], choice)).rows.map(textOf)).toEqual(['new', 'new'])
    }
  })

  test('can be that of one person: an administrator says so for a row', async () => {
    const choices = { all: 'skip' as const, rows: { 2: 'skip', 3: 'fill' } as const }
    const { rows } = await plan(
      [lines[0]!, `${lines[1]};b@example.org`],
      [aMember('one', '17', { mobile: '9437012345' })],
      choices,
    )
    expect(rows).toEqual([
      { line: 2, act: 'skip', reason: 'Mobile of member 17 Asha Namuna' },
      { line: 3, act: 'fill', memberId: 'one', changes: { email: 'b@example.org' } },
    ])
  })

  test('comes after what says more: the row with the same GSTIN is the one that is meant', async () => {
    const { rows } = await plan(
      [
        ...lines,
        '3;Deba;Mills;Life;;;21AAAPA1234A1Z5',
        '4;Ela;Mills;Life;9437012345;;21AAAPA1234A1Z5',
      ],
      [stored],
    )
    expect(rows.map(textOf)).toEqual(['new', 'new', 'new', 'GSTIN of row 4'])
  })

  test('of a row that is rejected makes no later row the member with the mobile', async () => {
    const { rows } = await plan(
      ['1;Asha;Works;Patron;9437012345;;21AAAPA1234A1Z5', '2;Binod;Mills;Life;;;21AAAPA1234A1Z5'],
      [stored],
    )
    expect(rows.map(textOf)).toEqual(['Membership type: Choose one of the answers listed', 'new'])
  })

  test.each([
    [
      'the same name and firm',
      'Asha Namuna;Sample Works',
      'Mobile, name and firm of member 17 Asha Namuna',
    ],
    [
      'other spellings of them',
      'ASHA  NAMUNA;M/s. Sample works',
      'Mobile, name and firm of member 17 Asha Namuna',
    ],
    ['initials', 'A. Namuna;Sample Works', 'Mobile, name and firm of member 17 Asha Namuna'],
    ['another firm of the same person', 'Asha Namuna;Sample Mills', 'new'],
    ['another person of the same firm', 'Binod Namuna;Sample Works', 'new'],
    ['a wife', 'Mrs Namuna;Sample Works', 'new'],
  ])('with %s', async (_what, person, expected) => {
    const { rows } = await plan([`1;${person};Life;9437012345`], [stored])
    expect(rows.map(textOf)).toEqual([expected])
  })
})

describe('a duplicate of a member', () => {
  const stored = aMember('one', '17', { mobile: '9437012345', email: 'old@example.org' })
  const row = '18;Asha Namuna;Sample Works;Life;9437012345;new@example.org;21AAAPA1234A1Z5'

  test('is skipped, with the reason', async () => {
    const { rows } = await plan([row], [stored])
    expect(rows).toEqual([
      { line: 2, act: 'skip', reason: 'Mobile, name and firm of member 17 Asha Namuna' },
    ])
  })

  test('fills in only what the member lacks', async () => {
    const { rows } = await plan([row], [stored], 'fill')
    expect(rows).toEqual([
      { line: 2, act: 'fill', memberId: 'one', changes: { gstin: '21AAAPA1234A1Z5' } },
    ])
  })

  test('fills in nothing where the member has everything', async () => {
    const { rows } = await plan(['17;Other;Other;Life;9437099999'], [stored], 'fill')
    expect(textOf(rows[0]!)).toBe('The member has all facts of this row already')
  })

  test('does not fill in what does not fit: the rules would refuse it', async () => {
    const member = { ...stored, profile: { ...stored.profile!, pan: 'AAAPB1234B' } }
    const { rows } = await plan([row], [member], 'fill')
    expect(textOf(rows[0]!)).toMatch(/other's facts: The GSTIN does not contain the PAN/)
  })

  test('is a member of its own where that is chosen, but never with a number that is given', async () => {
    expect((await plan([row], [stored], 'new')).counts.new).toBe(1)
    const { rows } = await plan(['0017;Binod;F;Life'], [stored], 'new')
    expect(textOf(rows[0]!)).toBe('The number 17 is that of member 17 Asha Namuna')
  })

  test('two rows fill in one member with one change', async () => {
    const second = '19;Asha Namuna;Sample Works;Life;9437012345;;;;UDYAM-OD-19-0000001'
    const { rows } = await plan([row, second], [stored], 'fill')
    expect(rows).toEqual([
      {
        line: 2,
        act: 'fill',
        memberId: 'one',
        changes: { gstin: '21AAAPA1234A1Z5', udyam: 'UDYAM-OD-19-0000001' },
      },
      { line: 3, act: 'skip', reason: 'Fills in the member together with row 2' },
    ])
  })
})

describe('a duplicate in the file', () => {
  const lines = ['1;Asha;F;Life;9437012345', '2;Asha;F;Life;9437012345;a@example.org']

  test('is skipped, and the first row is the member', async () => {
    expect((await plan(lines)).rows.map(textOf)).toEqual(['new', 'Mobile, name and firm of row 2'])
  })

  test('fills in what the first row lacks', async () => {
    const { rows } = await plan(lines, [], 'fill')
    expect(rows[0]).toMatchObject({
      act: 'new',
      member: { number: '1', profile: { email: 'a@example.org' } },
    })
    expect(textOf(rows[1]!)).toBe('Fills in what row 2 lacks')
  })

  test('is decided for each row where an administrator has', async () => {
    const { rows } = await plan(lines, [], { all: 'skip', rows: { 3: 'new' } })
    expect(rows.map(textOf)).toEqual(['new', 'new'])
  })

  test('with the same number is rejected as a member of its own', async () => {
    const { rows } = await plan(['UO/1;Asha;F;Life', 'uo-1;Binod;G;Life'], [], 'new')
    expect(rows.map(textOf)).toEqual(['new', 'The number uo-1 is that of row 2'])
  })

  test('is none where the first row is rejected itself', async () => {
    const { rows } = await plan(['1;Asha;F;Patron;9437012345', '1;Asha;F;Life;9437012345'])
    expect(rows.map(textOf)).toEqual(['Membership type: Choose one of the answers listed', 'new'])
  })

  test('is one of the member, too, of which the first row is', async () => {
    const stored = aMember('one', '1')
    const { rows } = await plan([...lines], [stored], 'fill')
    expect(rows[0]).toMatchObject({ act: 'fill', changes: { mobile: '9437012345' } })
    expect(rows[0]).toMatchObject({ changes: { email: 'a@example.org' } })
    expect(textOf(rows[1]!)).toBe('Fills in the member together with row 2')
  })
})

test('the file of rejected rows has the reasons, no formulas, and can be imported again', async () => {
  const { table, matched, rows } = await readList(
    '1;Asha;F;Patron;+91 94370 12345;;;;;=1+1',
    '2;Binod;F;Life',
    '3;;F;Life',
  )
  const { rows: planned } = planImport(rows, [], new Map(), { all: 'skip' })
  const rejected = planned.flatMap((row) => (row.act === 'rejected' ? [row] : []))
  const file = await makeCsv(rejectedColumns(table, matched, rows), rejected, () => {})
  const text = await file.text()
  expect(text).toContain('"\'=1+1"')
  expect(text).toContain('"Membership type: Choose one of the answers listed"')

  const again = await readTable(new File([file], 'rejected.csv'))
  expect(again.rows.map((cells) => cells.slice(0, 6))).toEqual([
    ['Row', 'Member No', 'Name', 'Firm', 'Kind of membership', 'Mobile'],
    ['2', '1', 'Asha', 'F', 'Patron', '+91 94370 12345'],
    ['4', '3', '', 'F', 'Life', ''],
  ])
  const columns = matchColumns(again.rows).columns.filter(({ field }) => field === undefined)
  expect(columns.map(({ header }) => header)).toEqual(['Row', 'Remarks', 'Not imported because'])
})

import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useReadMembershipQuery } from '../api'
import { findDuplicates } from '../import/findDuplicates'
import type { ImportField, ImportRow } from '../import/importTypes'
import { planImport } from '../import/planImport'
import { correctCell, readRows } from '../import/readRow'
import { rowIdOf } from '../import-run/importChanges'
import type { ImportDraft } from '../import-run/draftSlice'
import type { MemberRecord } from '../makeMember'

/**
 * The rows of a list with their problems, their duplicates, and the plan for each. It is computed in small pieces.
 *
 * @param openId of the import that goes on with this list: its rows that are members are left out
 */
export function useCheckedList(
  { table, matched, kind, edits, choices }: ImportDraft,
  followed: readonly MemberRecord[],
  openId: string | undefined,
) {
  const members = useDeferredValue(followed)
  const firstNumber = useReadMembershipQuery().data?.firstNumber
  const { rows: read, done } = useReadRows({ table, matched, kind })
  const ids = useRowIds(read, openId)
  const there = useMemo(() => new Set(openId && members.map(({ id }) => id)), [members, openId])
  const rows = useMemo(
    () =>
      read
        ?.filter(({ line }) => !there.has(ids?.get(line) ?? ''))
        .map((row) => corrected(row, edits[row.line])),
    [read, there, ids, edits],
  )
  const duplicates = useMemo(() => rows && findDuplicates(rows, members), [rows, members])
  const plan = useMemo(
    () => rows && duplicates && planImport(rows, members, duplicates, choices, firstNumber),
    [rows, members, duplicates, choices, firstNumber],
  )
  const isReady = openId === undefined || ids !== undefined
  return {
    done,
    checked:
      rows && duplicates && plan && isReady
        ? { rows, members, duplicates, plan, countThere: read!.length - rows.length }
        : undefined,
  }
}

export type CheckedList = NonNullable<ReturnType<typeof useCheckedList>['checked']>

const corrected = (row: ImportRow, edits: ImportDraft['edits'][number] = {}) =>
  Object.entries(edits).reduce(
    (now, [field, typed]) => correctCell(now, field as ImportField, typed),
    row,
  )

function useReadRows({ table, matched, kind }: Pick<ImportDraft, 'table' | 'matched' | 'kind'>) {
  const [read, setRead] = useState<{ rows?: ImportRow[]; done: number }>({ done: 0 })
  useEffect(() => {
    let isOld = false
    const unlessOld = (next: typeof read) => void (isOld || setRead(next))
    void readRows(table, matched, { kind }, (done) => unlessOld({ done })).then((rows) =>
      unlessOld({ rows, done: 1 }),
    )
    return () => {
      isOld = true
    }
  }, [table, matched, kind])
  return read
}

/** The ids that the members of the rows have, by line. */
function useRowIds(rows: readonly ImportRow[] | undefined, importId: string | undefined) {
  const [ids, setIds] = useState<ReadonlyMap<number, string>>()
  useEffect(() => {
    if (rows === undefined || importId === undefined) return
    let isOld = false
    const entries = rows.map(async ({ line }) => [line, await rowIdOf(importId, line)] as const)
    void Promise.all(entries).then((found) => void (isOld || setIds(new Map(found))))
    return () => {
      isOld = true
    }
  }, [rows, importId])
  return ids
}

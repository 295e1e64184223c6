import { currentUid } from '@/shared/auth/currentUid'
import {
  isConflict,
  isUsedUp,
  KnownError,
  toAppError,
  type AppError,
} from '@/shared/firestore/errors'
import { withRefusal } from '@/shared/firestore/refusal'
import { commitOneOfMany, isUnanswered, readOne } from '@/shared/firestore/submit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { applyMemberAction } from '../applyMemberAction'
import { membersPath, numbersPath } from '../memberChanges'
import { keyOfNumber } from '../memberNumber'
import type { ImportedMember, PlannedRow } from '../import/importTypes'
import { importedMemberWrites, importsPath, rowIdOf, undoneMemberWrites } from './importChanges'

/** A row that is written: a new member, or facts that a member lacks. */
export type WrittenRow = Extract<PlannedRow, { act: 'new' | 'fill' }> & {
  /** Of the member that is filled in, as the administrator has seen it. */
  expectedVersion?: number
}

type Api = Pick<BaseQueryApi, 'getState'>

type Answer = { data: null } | { error: AppError }

/** Why an import stops: the next row would fail, too. */
export const isOfAllRows = (error: AppError) =>
  isUsedUp(error) || isUnanswered(error) || ofAll.includes(error.code)

const ofAll = ['import-ended', 'permission-denied', 'unauthenticated', 'not-confirmed']

/** Imports a row. Safe to send twice: a row has one id, and a member is filled in once. */
export async function writeRow(importId: string, row: WrittenRow, api: Api): Promise<Answer> {
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  try {
    const id = await rowIdOf(importId, row.line)
    if (row.act === 'fill') return await fillIn(id, row, api)
    await commitRow(id, { importId, line: row.line }, row.member, by)
    return { data: null }
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}

async function fillIn(
  id: string,
  { memberId, changes, expectedVersion }: Extract<WrittenRow, { act: 'fill' }>,
  api: Api,
): Promise<Answer> {
  const action = { kind: 'change' as const, changes }
  const applied = await applyMemberAction({ target: memberId, expectedVersion, id, action }, api)
  if ('data' in applied) return { data: null }
  const { error } = applied
  const message = 'A colleague has changed this member meanwhile. Nothing was filled in.'
  return { error: isConflict(error) ? { code: 'conflict', message } : error }
}

async function commitRow(
  id: string,
  place: { importId: string; line: number },
  member: ImportedMember,
  by: string,
) {
  await commitOneOfMany(membersPath, id, (stored, { now }) =>
    // An earlier try arrived, and its answer was lost; or the row was imported before the tab was closed.
    stored === undefined ? importedMemberWrites(id, place, member, { by, now }) : undefined,
  ).catch(async (thrown: unknown) => {
    if (toAppError(thrown).code !== 'permission-denied') throw thrown
    throw await whyRefused(place.importId, member.number)
  })
}

/** The rules say only that they have refused a row. */
async function whyRefused(importId: string, number: string): Promise<Error> {
  const [listed, taken] = await Promise.all([
    readOne(importsPath, importId),
    readOne(numbersPath, keyOfNumber(number)),
  ])
  if (listed?.state !== 'open') return new KnownError('import-ended', ended)
  if (taken !== undefined) return new KnownError('taken', takenText(number))
  return new KnownError('refused', refused)
}

const ended = 'A colleague has ended or undone this import. The remaining rows are not imported.'

const takenText = (number: string) => `The number ${number} was given meanwhile.`

const refused =
  'The server did not accept this row. Your rights may have changed, or a value is not allowed.'

/** Takes a member of an import away again, unless a colleague has changed it. */
export async function undoRow(id: string, number: string, api: Api): Promise<Answer> {
  if (currentUid(api) === null) return { error: toAppError({ code: 'unauthenticated' }) }
  try {
    await withRefusal(changed, () =>
      commitOneOfMany(membersPath, id, (stored) =>
        stored === undefined ? undefined : undoneMemberWrites(id, number),
      ),
    )
    return { data: null }
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}

const changed = 'This member was changed after the import, so it is not taken away.'

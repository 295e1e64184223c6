import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import type { Table } from '@/features/members/import/importTypes'
import * as slice from '@/features/members/import-run/draftSlice'
import { selectUnwritten } from '@/shared/desk/unsavedWork'
import { sessionChanged, type SessionChange } from '@/shared/firestore/live/liveState'

const { cellCorrected, importDraftSlice, listChosen, selectDraft, sheetChosen } = slice

function listOf(sheet?: string) {
  const table: Table = { name: 'members.xlsx', hash: '', rows: [['17', 'Asha']], sheet }
  return { id: sheet ?? 'list', table, matched: { firstRow: 0, columns: [], twice: [] } }
}

const correct = (line: number, typed: string) => cellCorrected({ line, field: 'number', typed })

/** A list with two corrected cells. */
function openList() {
  const store = configureStore({ reducer: combineSlices(importDraftSlice) })
  store.dispatch(listChosen(listOf()))
  store.dispatch(correct(2, '19'))
  store.dispatch(correct(3, '20'))
  const change = (given: Partial<SessionChange>) =>
    store.dispatch(sessionChanged({ from: null, to: null, reason: null, ...given }))
  return {
    ...store,
    edits: () => selectDraft(store.getState())?.edits,
    words: () => selectUnwritten(store.getState()),
    isOpen: () => slice.selectHasCorrections(store.getState()),
    end: (reason: string | null) => change({ from: 'asha', reason }),
    logIn: (to: string) => change({ to }),
  }
}

const edits = { 2: { number: '19' }, 3: { number: '20' } }

test.each(['ended', 'idle'])(
  'corrected cells outlast a session that is over (%s), for the same person alone',
  (reason) => {
    const list = openList()
    list.end(reason)
    expect(list.edits()).toBeUndefined()
    expect(list.words()).toBe('Corrections of a list: 2 cells')
    expect(list.isOpen()).toBe(true)
    list.logIn('asha')
    expect(list.edits()).toEqual(edits)
    expect(list.words()).toBe('')

    list.end(reason)
    list.logIn('bina')
    expect(list.edits()).toBeUndefined()
    list.logIn('asha')
    expect(list.edits()).toBeUndefined()
  },
)

test.each([null, 'notAdmin'])('they do not outlast a logout, or a lost right (%s)', (reason) => {
  const list = openList()
  list.end(reason)
  expect(JSON.stringify(list.getState())).not.toContain('Asha')
  list.logIn('asha')
  expect(list.edits()).toBeUndefined()
})

test('a list without corrections is kept as well, and nothing is said of it', () => {
  const list = openList()
  list.dispatch(listChosen(listOf()))
  expect(list.isOpen()).toBe(false)
  list.end('idle')
  expect(list.words()).toBe('')
  list.logIn('asha')
  expect(selectDraft(list.getState())).toMatchObject(listOf())
})

test('each sheet keeps its corrections, and each corrected cell counts once', () => {
  const list = openList()
  const count = () => slice.selectCorrected(list.getState())
  list.dispatch(listChosen(listOf('Life')))
  list.dispatch(correct(2, '19'))
  list.dispatch(sheetChosen(listOf('Ordinary')))
  expect([list.edits(), count()]).toEqual([{}, 1])
  list.dispatch(correct(4, '21'))
  list.dispatch(sheetChosen({ ...listOf('Life'), id: 'again' }))
  expect(selectDraft(list.getState())).toMatchObject({ id: 'Life', edits: { 2: { number: '19' } } })
  expect(count()).toBe(2)
  list.dispatch(correct(2, '18'))
  expect(count()).toBe(2)

  list.end('ended')
  expect(list.words()).toBe('Corrections of a list: 2 cells')
  list.logIn('asha')
  list.dispatch(sheetChosen(listOf('Ordinary')))
  expect(list.edits()).toEqual({ 4: { number: '21' } })
})

test('what an import has taken over is not unsaved, and a corrected sheet comes after it', () => {
  const list = openList()
  list.dispatch(listChosen(listOf('Life')))
  list.dispatch(correct(2, '19'))
  list.dispatch(sheetChosen(listOf('Ordinary')))
  list.dispatch(correct(4, '21'))
  list.dispatch(slice.listStarted('next'))
  expect(slice.selectCorrected(list.getState())).toBe(1)
  // The report saves the rows that are left with their corrections.
  expect(list.edits()).toEqual({ 4: { number: '21' } })

  list.dispatch(slice.listImported())
  expect(selectDraft(list.getState())).toMatchObject({ id: 'Life', edits: { 2: { number: '19' } } })
  list.dispatch(slice.listStarted('next'))
  expect(list.isOpen()).toBe(false)
  list.dispatch(slice.listImported())
  expect(selectDraft(list.getState())).toBeNull()
})

test('the rows that an import has not begun keep their corrections, for another import', () => {
  const list = openList()
  list.dispatch(slice.listStarted('next'))
  list.dispatch(slice.listReopened())
  expect(selectDraft(list.getState())).toMatchObject({ id: 'next', edits })
  expect(list.isOpen()).toBe(true)
})

import { expect, test } from 'vitest'
import {
  createUnsavedWork,
  selectUnsure,
  selectUnwritten,
  type Unsaved,
} from '@/shared/desk/unsavedWork'
import type { SessionChange } from '@/shared/firestore/live/liveState'

type Note = { text: string; isOnItsWay?: true }
type Notes = { notes: Note[]; count: number } & Unsaved<Note[]>

const initialState: Notes = { notes: [], count: 0, kept: null, unwritten: [], unsure: [] }
const { afterSession, selectIsOpen } = createUnsavedWork({
  name: 'notes',
  field: 'notes',
  initialState,
  isOpen: (notes) => notes.length > 0,
  describe: ({ notes }: Notes, isChosen) => ({
    notes: notes.map(({ text }) => ({ text })),
    unwritten: isChosen ? [] : notes.filter((note) => !note.isOnItsWay).map(() => 'Note'),
    unsure: notes.filter((note) => note.isOnItsWay).map(() => 'Note'),
  }),
})

const open: Notes = {
  ...initialState,
  count: 2,
  notes: [{ text: 'Called Asha' }, { text: 'Called Bina', isOnItsWay: true }],
}
const after = (...changes: SessionChange[]) => changes.reduce(afterSession, open)
const expired = { from: 'asha', to: null, reason: 'idle' }
const login = (to: string) => ({ from: null, to, reason: null })

test('work of a session that expired leaves the store and comes back for the same person', () => {
  const ended = after(expired)
  expect(ended).toMatchObject({ notes: [], count: 0, kept: { uid: 'asha' } })
  expect(after(expired, login('asha'))).toEqual({
    ...initialState,
    notes: [{ text: 'Called Asha' }, { text: 'Called Bina' }],
  })
})

test('another person gets nothing of it, and it does not come back after them', () => {
  expect(after(expired, login('bina'))).toEqual(initialState)
  expect(after(expired, login('bina'), login('asha'))).toEqual(initialState)
})

test.each([
  ['a logout', null],
  ['a lost right', 'notAdmin'],
])('nothing is kept after %s', (_title, reason) => {
  const left = after({ from: 'asha', to: null, reason })
  expect(left).toMatchObject({ notes: [], kept: null })
  expect(JSON.stringify(left)).not.toContain('Called')
})

test('the login page says what is not written and what may be, of all slices', () => {
  const root = { notes: after(expired), other: after(expired), session: { status: 'signedOut' } }
  expect(selectUnwritten(root)).toBe('Note, Note')
  expect(selectUnsure(root)).toBe('Note, Note')
  expect(selectUnwritten({ notes: after({ ...expired, reason: null }) })).toBe('')
  expect(selectUnwritten({ session: {} })).toBe('')
})

test('closing the tab asks while work is open, also after the session expired', () => {
  expect(selectIsOpen({ notes: initialState })).toBe(false)
  expect(selectIsOpen({ notes: open })).toBe(true)
  expect(selectIsOpen({ notes: after(expired) })).toBe(true)
  expect(selectIsOpen({ notes: after({ ...expired, reason: null }) })).toBe(false)
})

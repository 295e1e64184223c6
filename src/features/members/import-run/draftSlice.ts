import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { createUnsavedWork, type Unsaved } from '@/shared/desk/unsavedWork'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { counted } from '@/shared/text/counted'
import type {
  DuplicateChoice,
  DuplicateChoices,
  ImportField,
  Matched,
  Table,
  TypedCells,
} from '../import/importTypes'
import type { MemberKind } from '../schema'

/** A list that is being prepared: it stays while the administrator looks at another page. */
export type ImportDraft = {
  /** Of the import that it becomes. */
  id: string
  table: Table
  matched: Matched
  /** Of the rows that name no kind. */
  kind: MemberKind | ''
  /** Cells that were corrected, by the line of the row. */
  edits: { [line: number]: TypedCells }
  choices: DuplicateChoices
  /** Its import has begun: the report has the rows that are left, and nothing in it is unsaved. */
  isStarted?: true
}

type ChosenList = Pick<ImportDraft, 'id' | 'table' | 'matched'>

type Work = {
  draft: ImportDraft
  /** The other sheets of the workbook that were looked at, as they were left. */
  otherSheets: { [name: string]: ImportDraft }
}

type DraftState = { current: Work | null } & Unsaved<Work | null>

export type ImportDraftRoot = { importDraft: DraftState }

const initialState: DraftState = { current: null, kept: null, unwritten: [], unsure: [] }

const draftOf = (list: ChosenList): ImportDraft => ({
  ...list,
  kind: '',
  edits: {},
  choices: { all: 'skip' },
})

const cellsOf = ({ edits, isStarted }: ImportDraft) =>
  isStarted ? 0 : Object.values(edits).flatMap((row) => Object.keys(row)).length

/** How many corrected cells would be lost with the list: those of its other sheets, too. */
const correctedIn = (work: Work | null) =>
  work === null
    ? 0
    : [work.draft, ...Object.values(work.otherSheets)].reduce((sum, each) => sum + cellsOf(each), 0)

function describe({ current }: DraftState) {
  const cells = correctedIn(current)
  const words = `Corrections of a list: ${counted(cells, 'cell')}`
  return { unwritten: cells > 0 ? [words] : [], unsure: [] }
}

const { afterSession, selectIsOpen } = createUnsavedWork({
  name: 'importDraft',
  field: 'current',
  initialState,
  isOpen: (work) => correctedIn(work) > 0,
  describe,
})

export const importDraftSlice = createSlice({
  name: 'importDraft',
  initialState,
  reducers: {
    listChosen(state, { payload }: PayloadAction<ChosenList>) {
      state.current = { draft: draftOf(payload), otherSheets: {} }
    },
    draftClosed(state) {
      state.current = null
    },
    /** Another sheet of the workbook. */
    sheetChosen({ current }, { payload }: PayloadAction<ChosenList>) {
      if (current === null) return
      const { draft, otherSheets } = current
      const { sheet = '' } = payload.table
      otherSheets[draft.table.sheet ?? ''] = draft
      current.draft = otherSheets[sheet] ?? draftOf(payload)
      delete otherSheets[sheet]
    },
    /** @param payload the id of another import, should the rest of it be imported after this one has ended */
    listStarted({ current }, { payload }: PayloadAction<string>) {
      if (current !== null) Object.assign(current.draft, { isStarted: true, id: payload })
    },
    /** The rows that its import has not begun wait for another one. */
    listReopened({ current }) {
      delete current?.draft.isStarted
    },
    /** What is left is another sheet whose cells were corrected. */
    listImported(state) {
      const { otherSheets = {} } = state.current ?? {}
      const [next] = Object.entries(otherSheets).filter(([, draft]) => cellsOf(draft) > 0)
      if (next === undefined) state.current = null
      else {
        const [sheet, draft] = next
        delete otherSheets[sheet]
        state.current = { draft, otherSheets }
      }
    },
    /** Undefined: the column is left out. */
    columnChosen(
      { current },
      { payload: { at, field } }: PayloadAction<{ at: number; field?: ImportField }>,
    ) {
      if (current === null) return
      const { matched } = current.draft
      matched.columns = matched.columns.map((column) =>
        column.at === at ? { ...column, field } : column,
      )
      matched.twice = matched.twice.filter((each) => each.field !== field)
    },
    kindChosen({ current }, { payload }: PayloadAction<MemberKind | ''>) {
      if (current !== null) current.draft.kind = payload
    },
    cellCorrected(
      { current },
      {
        payload: { line, field, typed },
      }: PayloadAction<{ line: number; field: ImportField; typed: string }>,
    ) {
      if (current === null) return
      const { edits } = current.draft
      edits[line] = { ...edits[line], [field]: typed }
    },
    /** For one row. */
    duplicateChosen(
      { current },
      { payload: { line, choice } }: PayloadAction<{ line: number; choice: DuplicateChoice }>,
    ) {
      if (current === null) return
      const { choices } = current.draft
      choices.rows = { ...choices.rows, [line]: choice }
    },
    /** For all of these rows, also where it was chosen for one alone before. */
    allDuplicatesChosen(
      { current },
      { payload: { lines, choice } }: PayloadAction<{ lines: number[]; choice: DuplicateChoice }>,
    ) {
      if (current === null) return
      const { choices } = current.draft
      choices.all = choice
      for (const line of lines) delete choices.rows?.[line]
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionChanged, (state, { payload }) => afterSession(state, payload)),
  selectors: {
    selectDraft: ({ current }) => current?.draft ?? null,
    selectCorrected: ({ current }) => correctedIn(current),
  },
})

export const {
  listChosen,
  draftClosed,
  sheetChosen,
  listStarted,
  listReopened,
  listImported,
  columnChosen,
  kindChosen,
  cellCorrected,
  duplicateChosen,
  allDuplicatesChosen,
} = importDraftSlice.actions
export const { selectDraft, selectCorrected } = importDraftSlice.selectors
export const selectHasCorrections = selectIsOpen

/** A logout asks where cells were corrected: they are nowhere but in this tab. */
export const finishCorrections =
  (): ThunkAction<Promise<boolean>, ImportDraftRoot, unknown, UnknownAction> =>
  async (_dispatch, getState) =>
    !selectIsOpen(getState())

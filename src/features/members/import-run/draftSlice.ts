import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionChanged } from '@/shared/firestore/live/liveState'
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
}

type DraftState = {
  current: ImportDraft | null
  /** The other sheets of the workbook that were looked at, as they were left. */
  otherSheets: { [name: string]: ImportDraft }
}

export type ImportDraftRoot = { importDraft: DraftState }

const initialState: DraftState = { current: null, otherSheets: {} }

type ChosenList = Pick<ImportDraft, 'id' | 'table' | 'matched'>

const draftOf = (list: ChosenList): ImportDraft => ({
  ...list,
  kind: '',
  edits: {},
  choices: { all: 'skip' },
})

export const importDraftSlice = createSlice({
  name: 'importDraft',
  initialState,
  reducers: {
    listChosen: (_state, { payload }: PayloadAction<ChosenList>) => ({
      ...initialState,
      current: draftOf(payload),
    }),
    draftClosed: () => initialState,
    /** Another sheet of the workbook. */
    sheetChosen(state, { payload }: PayloadAction<ChosenList>) {
      const { current, otherSheets } = state
      if (current?.table.sheet !== undefined) otherSheets[current.table.sheet] = current
      state.current = otherSheets[payload.table.sheet ?? ''] ?? draftOf(payload)
    },
    /** Undefined: the column is left out. */
    columnChosen(
      { current },
      { payload: { at, field } }: PayloadAction<{ at: number; field?: ImportField }>,
    ) {
      if (current === null) return
      const { matched } = current
      matched.columns = matched.columns.map((column) =>
        column.at === at ? { ...column, field } : column,
      )
      matched.twice = matched.twice.filter((each) => each.field !== field)
    },
    kindChosen({ current }, { payload }: PayloadAction<MemberKind | ''>) {
      if (current !== null) current.kind = payload
    },
    cellCorrected(
      { current },
      {
        payload: { line, field, typed },
      }: PayloadAction<{ line: number; field: ImportField; typed: string }>,
    ) {
      if (current !== null) current.edits[line] = { ...current.edits[line], [field]: typed }
    },
    /** For one row. */
    duplicateChosen(
      { current },
      { payload: { line, choice } }: PayloadAction<{ line: number; choice: DuplicateChoice }>,
    ) {
      if (current !== null) current.choices.rows = { ...current.choices.rows, [line]: choice }
    },
    /** For all of these rows, also where it was chosen for one alone before. */
    allDuplicatesChosen(
      { current },
      { payload: { lines, choice } }: PayloadAction<{ lines: number[]; choice: DuplicateChoice }>,
    ) {
      if (current === null) return
      current.choices.all = choice
      for (const line of lines) delete current.choices.rows?.[line]
    },
  },
  extraReducers: (builder) => builder.addCase(sessionChanged, () => initialState),
  selectors: { selectDraft: ({ current }) => current },
})

export const {
  listChosen,
  draftClosed,
  sheetChosen,
  columnChosen,
  kindChosen,
  cellCorrected,
  duplicateChosen,
  allDuplicatesChosen,
} = importDraftSlice.actions
export const { selectDraft } = importDraftSlice.selectors

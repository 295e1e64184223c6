import type { ProfileField } from '../memberChanges'
import type { membershipFields, MemberKind, Profile } from '../schema'

/*
 * An old list on its way to members: a table, its columns, its rows, their duplicates and the plan of the import.
 */

/** A list as it was read: all cells as texts. */
export type Table = {
  /** Of the file. */
  name: string
  /** The SHA-256 of the rows: the same list saved as another kind of file has the same. */
  hash: string
  /** All rows, empty ones too: the row at 0 is row 1 of the file. */
  rows: string[][]
  /** The sheet that was read, of a workbook. */
  sheet?: string
  /** The sheets of the workbook that hold anything. */
  sheets?: Sheet[]
  /** Areas of cells that were merged: each but its first cell is empty. */
  merged?: MergedArea[]
}

export type Sheet = { name: string; rows: string[][]; merged: MergedArea[] }

/** Places are counted from 0. */
export type MergedArea = { top: number; bottom: number; left: number; right: number }

/** A fact that a column can hold. */
export type ImportField = keyof typeof membershipFields | ProfileField

export type ImportColumn = {
  /** Its place in the table, from 0. */
  at: number
  header: string
  /** Its first values. */
  samples: string[]
  /** Undefined: the column is left out. */
  field?: ImportField
}

export type Matched = {
  /** The place of the first row after the headers; 0: no headers were found. */
  firstRow: number
  /** Those that have a header or a value. */
  columns: ImportColumn[]
  /** Fields that several columns may hold. None of these has the field: the administrator chooses. */
  twice: { field: ImportField; headers: string[] }[]
}

/** The cells of a row, by field. */
export type TypedCells = { readonly [field in ImportField]?: string }

export type CellProblem = { field: ImportField; message: string; typed: string }

/** A row as it was read. */
export type ImportRow = {
  /** Its number in the file, from 1. */
  line: number
  /** As in the file, with the corrections of the administrator. */
  typed: TypedCells
  /** Fields that are empty because their cell is merged with the cell above. */
  merged: readonly ImportField[]
  /** As they are stored. A field with a problem is missing. */
  values: ImportValues
  problems: CellProblem[]
}

export type ImportValues = Partial<MembershipFacts & Profile>

type MembershipFacts = {
  number: string
  legacyNumber?: string
  kind: MemberKind
  joinedOn?: string
  paidUntil?: string
}

/** A member as an import writes it. */
export type ImportedMember = MembershipFacts & { profile: Profile }

/**
 * What two rows, or a row and a member, may have in common: `person` is the mobile with the name and the firm. A mobile
 * alone is that of partners and relatives, too.
 */
export type SharedField = 'number' | 'gstin' | 'udyam' | 'person' | 'mobile'

/** A member, or an earlier row of the file, with the same value. */
export type ImportDuplicate = { by: SharedField } & ({ memberId: string } | { line: number })

/** By the line of the row. A row without duplicates is not in it. */
export type Duplicates = ReadonlyMap<number, readonly ImportDuplicate[]>

/** The choices for a duplicate: `fill` fills in facts that the other lacks. */
export type DuplicateChoice = 'skip' | 'fill' | 'new'

export type DuplicateChoices = {
  /** For all but those that share only a mobile: these are new members. */
  all: DuplicateChoice
  /** For single rows, by line. */
  rows?: { readonly [line: number]: DuplicateChoice }
}

/** The plan for a row. */
export type PlannedRow = { line: number } & (
  | { act: 'new'; member: ImportedMember }
  | {
      act: 'fill'
      memberId: string
      changes: { [field in ProfileField]?: string | number | boolean }
    }
  | { act: 'skip'; reason: string }
  | { act: 'rejected'; reasons: string[] }
)

export type ImportPlan = {
  rows: PlannedRow[]
  counts: { [act in PlannedRow['act']]: number }
}

/** A row that was not imported, for the file of such rows. */
export type RejectedRow = { line: number; reasons: string[] }

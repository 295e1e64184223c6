import { safeStorage } from '@/shared/config/safeStorage'
import { importFields } from '../import/importFields'
import type { ImportField, Matched, Table } from '../import/importTypes'
import { matchColumns, rememberedOf, type Remembered } from '../import/matchColumns'

/** Headers and the fields that an administrator has chosen for them. No cell of a list is in it. */
const key = 'importColumns'

const storage = safeStorage('local')

const isField = (value: unknown): value is ImportField | '' =>
  value === '' || importFields.has(value as ImportField)

export function readRemembered(): Remembered {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, ImportField | ''] =>
        isField(entry[1]),
      ),
    )
  } catch {
    return {}
  }
}

/** Keeps the columns that were chosen otherwise than they are found. */
export function rememberColumns({ rows }: Table, matched: Matched): void {
  const found = rememberedOf(matchColumns(rows))
  const chosen = Object.entries(rememberedOf(matched)).filter(
    ([header, field]) => found[header] !== field,
  )
  if (chosen.length === 0) return
  storage.setItem(key, JSON.stringify({ ...readRemembered(), ...Object.fromEntries(chosen) }))
}

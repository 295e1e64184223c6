import type { ImportRow } from '../import/importTypes'

/** The person or the firm of a row, as in the list. */
export const nameOfRow = ({ typed }: ImportRow) => typed.name ?? typed.firmName ?? ''

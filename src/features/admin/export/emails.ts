import { textOf, type AdminRecord } from '../records'

/** The e-mail addresses of some records, each once, as every mail program takes them. */
export const emailsOf = (records: readonly AdminRecord[]) => [
  ...new Set(records.map((record) => textOf(record, 'email')).filter((email) => email !== '')),
]

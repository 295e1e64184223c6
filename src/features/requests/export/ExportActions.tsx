import Button from '@mui/material/Button'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { ListContext } from '../columns/listContext'
import type { View } from '../view/view'
import { textOf } from '../records'
import { fileColumns } from './fileColumns'
import { FileButtons } from '@/shared/desk/export/FileButtons'
import { useCopyExport } from '@/shared/desk/export/recordExport'

export type ExportProps = {
  view: View
  context: ListContext
  /** Reads the rows at the moment of the export. */
  readRows: () => readonly AdminRecord[]
  /** A partial list is not exported. */
  isPartial: boolean
  /** There are more records than the list holds, and all of them are meant. */
  isCut?: boolean
  /** At the end of the buttons' names, if not all matches are meant. */
  suffix?: string
  onPrint: () => void
  /** Shows a message and has screen readers announce it. */
  onAnnounce: (message: string) => void
}

/** Excel and CSV file, print, email addresses. */
export function ExportActions(props: ExportProps) {
  const { view, context, readRows, isPartial, isCut, suffix = '', onPrint, onAnnounce } = props
  const { collection } = view
  const { id: list } = collection
  const copy = useCopyExport()

  async function handleEmails() {
    const emails = emailsOf(readRows())
    if (emails.length === 0) return onAnnounce('None of these records has an email address.')
    const exported = { list, format: 'emails', count: emails.length } as const
    const failure = await copy(exported, emails.join('; '))
    const count = `${emails.length} email address${emails.length === 1 ? '' : 'es'}`
    onAnnounce(failure ?? `${count} copied.`)
  }

  const button = { size: 'small', variant: 'outlined', disabled: isPartial } as const
  return (
    <>
      <FileButtons
        title={collection.label}
        fileName={collection.id}
        list={list}
        readTable={() => {
          const rows = readRows()
          return { columns: fileColumns(view, context, rows), rows }
        }}
        isPartial={isPartial}
        isCut={isCut}
        suffix={suffix}
        onAnnounce={onAnnounce}
      />
      <Button {...button} onClick={onPrint}>
        <span>{`Print${suffix}`}</span>
      </Button>
      {collection.fields.has('email') && (
        <Button {...button} onClick={() => void handleEmails()}>
          <span>{`Copy emails${suffix}`}</span>
        </Button>
      )}
    </>
  )
}

/** The address fields of mail programs hold nothing else. */
const address = /^[^@]+@[^@]+$/

/**
 * Each address once, whatever its case, as it was first written. An old record may hold two in one field, or a
 * invisible mark.
 */
export function emailsOf(records: readonly AdminRecord[]): string[] {
  const found = new Map<string, string>()
  for (const record of records) {
    for (const email of textOf(record, 'email')
      .replaceAll(/\p{Cf}/gu, '')
      .split(/[\s,;]+/)) {
      const key = email.toLowerCase()
      if (address.test(email) && !found.has(key)) found.set(key, email)
    }
  }
  return [...found.values()]
}

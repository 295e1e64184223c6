import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { copyText } from '@/shared/ui/CopyButton'
import { saveFile } from '@/shared/ui/saveFile'
import { sortableDate } from '../list/column'
import type { Desk } from '../list/desk'
import type { View } from '../list/view'
import { textOf } from '../records'
import { makeCsv } from './csv'
import { fileColumns } from './fileColumns'

/** Milliseconds of work before a progress bar appears. */
const progressDelay = 500

type Props = {
  view: View
  desk: Desk
  /** Reads the rows at the moment of the export. */
  readRows: () => readonly AdminRecord[]
  isPartial: boolean
  /** At the end of the buttons' names, if not all matches are meant. */
  suffix?: string
  onPrint: () => void
  onAnnounce: (message: string) => void
}

/** Excel and CSV file, print, email addresses. */
export function ExportActions(props: Props) {
  const { view, desk, readRows, isPartial, suffix = '', onPrint, onAnnounce } = props
  const { collection } = view
  const [progress, setProgress] = useState<number>()
  const isBusy = progress !== undefined

  async function handleFile(format: 'xlsx' | 'csv') {
    // The button is not disabled meanwhile, because that would take away the keyboard focus.
    if (isBusy) return
    const start = performance.now()
    const showProgress = (done: number) => {
      if (performance.now() - start > progressDelay) setProgress(done * 100)
    }
    setProgress(-1)
    onAnnounce('')
    try {
      const rows = readRows()
      const columns = fileColumns(view, desk, rows)
      const file =
        format === 'csv'
          ? await makeCsv(columns, rows, showProgress)
          : await (await import('./xlsx')).makeXlsx(collection.label, columns, rows, showProgress)
      saveFile(file, `${collection.id}-${sortableDate(new Date())}.${format}`)
      onAnnounce(`${rows.length} rows written to the file.`)
    } catch {
      onAnnounce('The file could not be created. Please try again.')
    } finally {
      setProgress(undefined)
    }
  }

  /** Nothing is awaited before the text is copied: Safari copies only within the press itself. */
  async function handleEmails() {
    const emails = emailsOf(readRows())
    if (emails.length === 0) return onAnnounce('None of these records has an email address.')
    const isDone = await copyText(emails.join('; '))
    const count = `${emails.length} email address${emails.length === 1 ? '' : 'es'}`
    onAnnounce(isDone ? `${count} copied.` : 'Copying was blocked by the browser.')
  }

  const button = { size: 'small', variant: 'outlined', disabled: isPartial } as const
  return (
    <>
      <Button {...button} onClick={() => void handleFile('xlsx')}>
        <span>{`Download Excel${suffix}`}</span>
      </Button>
      <Button {...button} onClick={() => void handleFile('csv')}>
        <span>{`Download CSV${suffix}`}</span>
      </Button>
      <Button {...button} onClick={onPrint}>
        <span>{`Print${suffix}`}</span>
      </Button>
      <Button {...button} onClick={() => void handleEmails()}>
        <span>{`Copy emails${suffix}`}</span>
      </Button>
      {isBusy && progress >= 0 && (
        <Box sx={{ flexBasis: '100%' }}>
          <LinearProgress variant="determinate" value={progress} aria-label="Creating the file" />
        </Box>
      )}
    </>
  )
}

/** The address fields of mail programs hold nothing else. */
const address = /^[^@]+@[^@]+$/

/**
 * Each address once, whatever its case, as it was first written. An old record may hold two in one field, or a
 * mark that nobody sees.
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

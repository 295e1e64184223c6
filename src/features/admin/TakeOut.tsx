import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '@/shared/text/saveFile'
import { columnsOf, sortableDate } from './columns'
import { copyText } from './CopyButton'
import { makeCsv } from './csv'
import { emailsOf } from './emails'
import type { Rows } from './useRows'
import type { Selection } from './useSelection'
import type { Layout } from './view'

/** Milliseconds of work before its progress is shown. */
const patience = 500

/** Milliseconds between looks at whether a search is over. */
const glance = 30

type Props = { layout: Layout; readRows: () => Rows; isWhole: boolean; selection: Selection }

/** Ways to take what is shown elsewhere: a file, paper, the clipboard. */
export function TakeOut({ layout, readRows, isWhole, selection }: Props) {
  const { kind, columns } = layout
  const [progress, setProgress] = useState<number>()
  const [note, setNote] = useState('')
  const { ids } = selection.model
  const isBusy = progress !== undefined

  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  /** What the view asks for, once the search is over; undefined where the panel has gone meanwhile. */
  async function whenFound() {
    while (readRows().isBehind && !isGone.current) {
      await new Promise((resolve) => setTimeout(resolve, glance))
    }
    return isGone.current ? undefined : readRows().found
  }

  const isPrinting = useRef(false)
  async function handlePrint() {
    if (isPrinting.current) return
    isPrinting.current = true
    const found = await whenFound()
    isPrinting.current = false
    if (found !== undefined) window.print()
  }

  async function handleCsv() {
    // Not switched off meanwhile: the keyboard would lose its place.
    if (isBusy) return
    const start = performance.now()
    setProgress(-1)
    setNote('')
    try {
      const found = await whenFound()
      if (found === undefined) return
      const shown = columnsOf(kind).filter(({ field }) => columns.includes(field))
      const file = await makeCsv(shown, found, (done) => {
        if (performance.now() - start > patience) setProgress(done * 100)
      })
      saveFile(file, `${kind.id}-${sortableDate(new Date())}.csv`)
      setNote(`${found.size} rows written to the file.`)
    } catch {
      setNote('The file could not be made. Please try again.')
    } finally {
      setProgress(undefined)
    }
  }

  async function handleEmails() {
    // What is ticked needs no search.
    const found = ids.size > 0 ? readRows().all : await whenFound()
    if (found === undefined) return
    const emails = emailsOf(found, (id) => ids.size === 0 || ids.has(id))
    if (emails.length === 0) return setNote('None of them has an e-mail address.')
    const isDone = await copyText(emails.join(', '))
    const count = `${emails.length} e-mail address${emails.length === 1 ? '' : 'es'}`
    setNote(isDone ? `${count} copied.` : 'The browser did not let us copy.')
  }

  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {note}
      </Typography>
      <Button size="small" variant="outlined" disabled={!isWhole} onClick={() => void handleCsv()}>
        Download CSV
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={!isWhole}
        onClick={() => void handlePrint()}
      >
        Print
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={!isWhole}
        onClick={() => void handleEmails()}
      >
        {ids.size > 0 ? `Copy e-mails of ${ids.size} selected` : 'Copy e-mails'}
      </Button>
      {ids.size > 0 && (
        <Button size="small" onClick={selection.clear}>
          Clear selection
        </Button>
      )}
      {isBusy && progress >= 0 && (
        <Box sx={{ flexBasis: '100%' }}>
          <LinearProgress variant="determinate" value={progress} aria-label="Making the file" />
        </Box>
      )}
    </>
  )
}

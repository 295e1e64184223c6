import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Part } from '@/shared/desk/Part'
import { messageOf } from '@/shared/firestore/messageOf'
import { newSubmissionId } from '@/shared/requests/reference'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { matchColumns } from '../import/matchColumns'
import type { Table } from '../import/importTypes'
import { readPasted, readTable } from '../import-file/readTable'
import { listChosen } from '../import-run/draftSlice'
import { readRemembered } from './rememberedColumns'

/** The first step: a file, or cells that were copied out of a spreadsheet. */
export function ChooseList() {
  const dispatch = useDispatch()
  const [pasted, setPasted] = useState('')
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function read(reading: Promise<Table>) {
    setReading(true)
    setFailure(undefined)
    try {
      const table = await reading
      const matched = matchColumns(table.rows, readRemembered())
      dispatch(listChosen({ id: newSubmissionId(), table, matched }))
    } catch (thrown) {
      setFailure(messageOf(thrown))
    } finally {
      setReading(false)
    }
  }

  return (
    <Part title="1. Choose the list">
      <Typography sx={{ mb: 2 }}>
        An Excel file (.xlsx) or a CSV file with one member in each row. The numbers stay as they
        are printed. No member is written to, and no member is listed for visitors.
      </Typography>
      <Button
        component="label"
        variant="contained"
        tabIndex={-1}
        loading={isReading}
        // The field in it has the focus, and is not seen.
        sx={{ '&:has(:focus-visible)': { outline: '3px solid', outlineOffset: 2 } }}
      >
        Choose a file
        <Box
          component="input"
          type="file"
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
          disabled={isReading}
          onChange={({ target }: { target: HTMLInputElement }) => {
            const file = target.files?.[0]
            // The same file can be chosen once more, after it was corrected.
            target.value = ''
            if (file) void read(readTable(file))
          }}
          sx={visuallyHidden}
        />
      </Button>
      <Box
        component="form"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          void read(readPasted(pasted))
        }}
        sx={{ mt: 3 }}
      >
        <TextField
          label="Or paste the cells here"
          multiline
          minRows={3}
          maxRows={8}
          fullWidth
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
          helperText="Copy them in Excel together with the headers."
          slotProps={{ htmlInput: { spellCheck: false }, inputLabel: { shrink: true } }}
        />
        <Button type="submit" variant="outlined" disabled={isReading || pasted.trim() === ''}>
          Read the pasted cells
        </Button>
      </Box>
      <StatusRegion sx={{ mt: 2 }}>
        {failure !== undefined && (
          <Alert severity="error" role="presentation">
            {failure}
          </Alert>
        )}
      </StatusRegion>
    </Part>
  )
}

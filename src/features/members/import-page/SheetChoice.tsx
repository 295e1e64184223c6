import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { messageOf } from '@/shared/firestore/messageOf'
import { newSubmissionId } from '@/shared/requests/reference'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { matchColumns } from '../import/matchColumns'
import type { Table } from '../import/importTypes'
import { readSheet } from '../import-file/readTable'
import { sheetChosen } from '../import-run/draftSlice'
import { readRemembered } from './rememberedColumns'

/** The sheet of a workbook with several. Each keeps its columns and corrections. */
export function SheetChoice({ table }: { table: Table }) {
  const dispatch = useDispatch()
  const [failure, setFailure] = useState<string>()
  const { sheet = '', sheets = [] } = table
  if (sheets.length < 2) return null

  async function handleChange(name: string) {
    setFailure(undefined)
    try {
      const chosen = await readSheet(table, name)
      const matched = matchColumns(chosen.rows, readRemembered())
      dispatch(sheetChosen({ id: newSubmissionId(), table: chosen, matched }))
    } catch (thrown) {
      setFailure(`${name}: ${messageOf(thrown)}`)
    }
  }

  return (
    <>
      <SelectFilter
        label="Sheet"
        value={sheet}
        options={sheets.map(({ name }) => [name, name, true] as const)}
        onChange={(name) => void handleChange(name)}
        helperText={`The workbook has ${sheets.length} sheets. One is imported at a time.`}
        sx={{ justifySelf: 'start', minWidth: 260, maxWidth: '100%' }}
      />
      <StatusRegion>
        {failure !== undefined && (
          <Alert severity="error" role="presentation">
            {failure}
          </Alert>
        )}
      </StatusRegion>
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { shallowEqual } from 'react-redux'
import { requestLists, textOf, useAllLists } from '@/features/requests/api'
import { DataTable } from '@/shared/desk/table/DataTable'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { useViewInAddress } from '@/shared/desk/useViewInAddress'
import { calendarDay } from '@/shared/text/dateText'
import { PageBar } from '@/shared/ui/PageBar'
import { saveFile } from '@/shared/ui/saveFile'
import { LiveView } from '@/shared/ui/status/LiveView'
import { useDeskSelector } from '../store'
import { figuresOf, groupByName, monthOf, monthsUntil } from './report'
import {
  districtColumns,
  fileColumns,
  listColumns,
  meetingColumns,
  monthColumns,
  type ReportRow,
} from './reportColumns'
import { useMeetingRows } from './useMeetingRows'

const shownMonths = 12

const parse = (address: string) => ({ month: new URLSearchParams(address).get('month') ?? '' })
const write = ({ month }: { month: string }) => (month === '' ? '' : `month=${month}`)

/** `Nov 2026` */
const monthInWords = (month: string) => calendarDay(`${month}-01`).replace(/^1 /, '')

/** The month's report: new and decided requests by month, list and district, and the meetings. */
export default function ReportPage() {
  const info = useAllLists()
  const { view, change } = useViewInAddress({ parse, write })
  const [now] = useState(Date.now)
  const months = useMemo(() => monthsUntil(monthOf(now), shownMonths), [now])
  const month = months.includes(view.month) ? view.month : months[0]!
  const { byMonth, byList, byDistrict } = useRows(month, months)
  const meetings = useMeetingRows(month)
  const [message, announce] = useState('')

  async function handleExport() {
    try {
      const { makeXlsx } = await import('@/shared/desk/export/xlsx')
      const rows = [...byMonth, ...byList, ...byDistrict]
      saveFile(await makeXlsx('Report', fileColumns, rows, () => {}), `report-${month}.xlsx`)
    } catch {
      announce('The file could not be created. Please try again.')
    }
  }

  return (
    <>
      <PageBar title="Report">
        <Button onClick={() => window.print()}>Print</Button>
        <Button disabled={info.isPartial} onClick={() => void handleExport()}>
          Export to Excel
        </Button>
      </PageBar>
      <Container maxWidth="lg" sx={{ py: 2 }}>
        <LiveView {...info} partialText="The lists are loading…">
          <SelectFilter
            label="Month"
            className="screen-only"
            value={month}
            onChange={(chosen) => change({ month: chosen })}
            options={months.map((id) => [id, monthInWords(id)] as const)}
            sx={{ minWidth: '10rem' }}
          />
          <Box role="status">{message}</Box>
          <Part title={`Lists, ${monthInWords(month)}`}>
            <DataTable label="By list" rows={byList} columns={listColumns} />
          </Part>
          <Part title={`Districts, ${monthInWords(month)}`}>
            {byDistrict.length === 0 ? (
              <Typography>No request came or was decided in this month.</Typography>
            ) : (
              <DataTable label="By district" rows={byDistrict} columns={districtColumns} />
            )}
          </Part>
          <Part title={`Meetings, ${monthInWords(month)}`}>
            {meetings.length === 0 ? (
              <Typography>No meeting was held in this month.</Typography>
            ) : (
              <DataTable label="Meetings" rows={meetings} columns={meetingColumns} />
            )}
          </Part>
          <Part title="Month by month">
            <DataTable label="By month" rows={byMonth} columns={monthColumns} />
          </Part>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', maxWidth: '70ch' }}>
            Days are those of India. A request counts by its status now, in the month when it came
            to it. One that is sanctioned or taken up is decided, though it is still pending in its
            list. What is in the trash is not counted.
          </Typography>
        </LiveView>
      </Container>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** The rows of all tables, made again when a list or the month changes. */
function useRows(month: string, months: readonly string[]) {
  const lists = useDeskSelector(
    (root) => requestLists.map(({ selectRecords }) => selectRecords(root)),
    shallowEqual,
  )
  const all = useMemo(() => lists.flat(), [lists])
  const byMonth = useMemo(
    () =>
      months.map((id): ReportRow => {
        return { id, part: 'Month', name: monthInWords(id), ...figuresOf(all, id) }
      }),
    [all, months],
  )
  return useMemo(
    () => ({
      byMonth,
      byList: requestLists.map(({ id, label }, at): ReportRow => {
        return { id, part: 'List', name: label, ...figuresOf(lists[at]!, month) }
      }),
      byDistrict: groupByName(all, (record) => textOf(record, 'district') || 'Not given')
        .map(([name, records]): ReportRow => {
          return { id: name, part: 'District', name, ...figuresOf(records, month) }
        })
        .filter(({ received, approved, refused, withdrawn }) =>
          [received, approved, refused, withdrawn].some(Boolean),
        ),
    }),
    [all, byMonth, lists, month],
  )
}

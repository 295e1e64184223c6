import { ListMessage, ListTools } from '@/shared/desk/filters/ListTools'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ExportMenu } from '@/shared/desk/export/ExportMenu'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { DataList } from '@/shared/desk/table/DataList'
import { DataTable } from '@/shared/desk/table/DataTable'
import { useViewInAddress } from '@/shared/desk/useViewInAddress'
import { PageBar } from '@/shared/ui/PageBar'
import { today } from '@/shared/validation/dates'
import { useListenReceiptsQuery, useReadFirstYearQuery } from '../api'
import { isYear, yearsSince, yearText } from '../financialYear'
import { ReceiptDialog } from '../receipt/ReceiptDialog'
import type { ReceiptRecord } from '../recordPayment'
import { fileColumns, shownColumns, sumColumns } from './receiptColumns'
import { sumsOf } from './sums'

const pageSize = 50

const parse = (address: string) => ({
  year: new URLSearchParams(address).get('year') ?? '',
  page: 0,
})
const write = ({ year }: { year: string }) => (year === '' ? '' : `year=${year}`)

/** The receipts of a financial year, with their sums and the files for the accountant. */
export default function ReceiptsPage() {
  const { view, change } = useViewInAddress({ parse, write })
  const { data: first } = useReadFirstYearQuery()
  const asked = isYear(view.year) ? view.year : undefined
  const years = [...new Set([...yearsSince(first ?? asked, today()), ...(asked ? [asked] : [])])]
  const fy = asked ?? years[0]!
  const { data: receipts } = useListenReceiptsQuery({ fy })
  const [shown, setShown] = useState<ReceiptRecord>()
  const [message, announce] = useState('')
  const [columns] = useState(() => shownColumns(setShown))
  const items = receipts?.items ?? []
  const current = items.find(({ id }) => id === shown?.id)

  return (
    <>
      <PageBar title="Receipts" />
      <Container maxWidth="lg" sx={{ py: 2 }}>
        <ListTools>
          <SelectFilter
            label="Financial year"
            value={fy}
            onChange={(year) => change({ year, page: 0 })}
            options={years.map((year) => [year, yearText(year)] as const)}
            sx={{ minWidth: '9rem', mr: 'auto' }}
          />
          <ListMessage>{message}</ListMessage>
          {items.length > 0 && (
            <ExportMenu
              title={`Receipts ${yearText(fy)}`}
              fileName={`receipts-${yearText(fy)}`}
              list="receipts"
              readTable={() => ({ columns: fileColumns, rows: items.toReversed() })}
              isPartial={receipts?.isWhole !== true}
              onAnnounce={announce}
            />
          )}
        </ListTools>
        <HistoryFrame history={receipts} emptyText="No receipt was given in this year.">
          {(all) => (
            <>
              <DataTable label="Sums" rows={sumsOf(all)} columns={sumColumns} />
              <Typography variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
                By way of payment and by purpose. Cancelled receipts are not counted.
              </Typography>
              <DataList
                label="Receipts"
                rows={all}
                columns={columns}
                page={view.page}
                pageSize={pageSize}
                onPageChange={(page) => change({ page })}
              />
            </>
          )}
        </HistoryFrame>
        {current && <ReceiptDialog receipt={current} onClose={() => setShown(undefined)} />}
      </Container>
    </>
  )
}

import type { ReceiptRecord } from '../recordPayment'
import { PrintedLines, type Paper } from './PrintedLines'
import { receiptLines, receiptTitle } from './receiptText'

type Props = { receipt: ReceiptRecord; gstin: string | undefined; paper: Paper }

/** A receipt on paper. */
export const PrintedReceipt = ({ receipt, gstin, paper }: Props) => (
  <PrintedLines
    title={receiptTitle(receipt)}
    gstin={gstin}
    lines={receiptLines(receipt)}
    paper={paper}
  >
    <p className="signature">Signature and seal</p>
  </PrintedLines>
)

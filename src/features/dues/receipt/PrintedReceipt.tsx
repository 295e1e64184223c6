import type { ReceiptRecord } from '../recordPayment'
import { PrintedSheet, type Paper } from './PrintedSheet'
import { receiptLines, receiptTitle } from './receiptText'

type Props = { receipt: ReceiptRecord; gstin: string | undefined; paper: Paper }

/** A receipt on paper. */
export const PrintedReceipt = ({ receipt, gstin, paper }: Props) => (
  <PrintedSheet
    title={receiptTitle(receipt)}
    gstin={gstin}
    lines={receiptLines(receipt)}
    paper={paper}
  >
    <p className="signature">Signature and seal</p>
  </PrintedSheet>
)

import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createPortal } from 'react-dom'
import { site } from '@/content/site'
import type { ReceiptRecord } from '../recordPayment'
import { receiptLines, receiptTitle } from './receiptText'

export const papers = ['A4', 'A5'] as const

export type Paper = (typeof papers)[number]

type Props = { receipt: ReceiptRecord; gstin: string | undefined; paper: Paper }

/** A receipt on paper, and nothing else of the page. */
export const PrintedReceipt = ({ receipt, gstin, paper }: Props) =>
  createPortal(
    <>
      <GlobalStyles styles={{ '@page': { size: paper }, '@media print': alone }} />
      <Box className="printed-receipt" sx={sheetSx}>
        <p>{site.name}</p>
        {gstin && <p>{`GSTIN ${gstin}`}</p>}
        <h1>{receiptTitle(receipt)}</h1>
        <table>
          <tbody>
            {receiptLines(receipt).map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <bdi translate="no">{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="signature">Signature and seal</p>
      </Box>
    </>,
    document.body,
  )

const alone = { 'body > :not(.printed-receipt)': { display: 'none !important' } }

/** On paper only. */
const sheetSx = {
  display: 'none',
  '@media print': {
    display: 'block',
    color: '#000',
    fontSize: '11pt',
    '& h1': { fontSize: '15pt', my: '4mm' },
    '& p': { m: 0 },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': {
      p: '1.5mm 2mm',
      borderBottom: '0.2mm solid #888',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& th': { width: '34%', fontWeight: 400 },
    '& .signature': { mt: '22mm', textAlign: 'right' },
  },
}

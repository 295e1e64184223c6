import type { ReactNode } from 'react'
import { site } from '@/content/site'
import { PrintedAlone } from '@/shared/desk/export/PrintedAlone'

export const papers = ['A4', 'A5'] as const

export type Paper = (typeof papers)[number]

type Props = {
  title: string
  /** Below the name of the association. */
  gstin?: string
  lines: readonly (readonly [label: string, value: string])[]
  paper: Paper
  children: ReactNode
}

/** A receipt or a request to pay on paper, and nothing else of the page. */
export const PrintedLines = ({ title, gstin, lines, paper, children }: Props) => (
  <PrintedAlone paper={{ size: paper }} sx={sheetSx}>
    <p>{site.name}</p>
    {gstin && <p>{`GSTIN ${gstin}`}</p>}
    <h1>{title}</h1>
    <table>
      <tbody>
        {lines.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <bdi translate="no">{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {children}
  </PrintedAlone>
)

const sheetSx = {
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
}

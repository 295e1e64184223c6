import { demoAdmin, demoEditor } from '@/shared/config/demo'
import { financialYearOf } from '@/features/dues/financialYear'
import type { Sample } from '@scripts/samples/records'
import type { SeededPayment } from './receiptSeed'

const day = 86_400_000

/** Payments of the last financial year and of this one; the cheque of one came back. */
export function payments(members: readonly Sample[], now: Date): SeededPayment[] {
  const by = demoEditor.uid
  const before = (days: number) => new Date(now.getTime() - days * day)
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10)
  const [year = 0] = financialYearStart(now).split('-').map(Number)
  /** A day of the last financial year. */
  const lastYear = (month: string) => new Date(`${year}-${month}T06:00:00Z`)
  const member = (at: number) => members[at]!
  const yearly = { purpose: 'Membership', amount: 2_500 } as const
  return [
    {
      member: member(0),
      at: lastYear('03-02'),
      by,
      payment: {
        ...yearly,
        mode: 'UPI',
        utr: '400000000001',
        since: `${year}-03-02`,
        until: dayBefore(20),
      },
    },
    {
      member: member(5),
      at: lastYear('03-09'),
      by,
      payment: {
        purpose: 'Membership',
        amount: 5_000,
        mode: 'NEFT',
        utr: 'SAMPLE00000000000002',
        since: `${year}-03-09`,
        until: dayBefore(-150),
      },
    },
    {
      member: member(8),
      at: before(19),
      by,
      payment: { purpose: 'Admission', amount: 500, mode: 'Cash' },
    },
    {
      member: member(0),
      at: before(9),
      by,
      payment: {
        ...yearly,
        mode: 'UPI',
        utr: '400000000003',
        since: dayBefore(9),
        until: dayBefore(-200),
      },
    },
    {
      member: member(2),
      at: before(6),
      by,
      payment: {
        ...yearly,
        mode: 'Cheque',
        reference: '000123, Sample Bank',
        since: dayBefore(6),
        until: dayBefore(-200),
        note: 'For the current year',
      },
    },
    {
      member: member(2),
      at: before(2),
      by: demoAdmin.uid,
      cancels: 'The cheque came back unpaid.',
    },
  ]
}

/** 1 April of the financial year in which a moment lies. */
const financialYearStart = (now: Date) =>
  `20${financialYearOf(now.toISOString().slice(0, 10)).slice(0, 2)}-04-01`

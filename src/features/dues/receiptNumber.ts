/*
 * The receipts of a financial year are counted from 1, without a gap. A number has 16 characters at most, as the law
 * wants of an invoice: so it can stand on both.
 */

export type Numbered = { fy: string; n: number }

/** As it is printed: `UO/26-27/0042`. */
export const receiptNumber = (prefix: string, { fy, n }: Numbered) =>
  `${prefix}/${fy}/${String(n).padStart(4, '0')}`

/** The id of its document: `26-27~42`. The rules compute the same. */
export const keyOfReceipt = ({ fy, n }: Numbered) => `${fy}~${n}`

/**
 * The next in the series of a financial year.
 *
 * @param last the receipt that was given last, in whichever year
 */
export const nextReceipt = (fy: string, last: Partial<Numbered> | undefined): Numbered => ({
  fy,
  n: last?.fy === fy ? Number(last.n) + 1 : 1,
})

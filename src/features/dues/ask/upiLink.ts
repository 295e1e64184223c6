import { site } from '@/content/site'

type Asked = {
  /** As `udyogodisha@sbi`: its letters need no encoding, and some apps refuse an encoded @. */
  address: string
  rupees: number
  /** The text in the bank statement of the payer. */
  note: string
  /** New each time: apps refuse one that was used. Letters and digits. */
  reference: string
}

/** Apps read letters, digits and spaces without fault. */
const plain = (text: string) =>
  text
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, 50)

/**
 * The link that opens a UPI app with everything filled in. There is no `mc` and no `url`: apps refuse wrong ones. A
 * space is `%20`, because apps show a plus as it is.
 */
export const upiLink = ({ address, rupees, note, reference }: Asked) =>
  `upi://pay?pa=${address}&${Object.entries({
    pn: plain(site.name),
    am: rupees.toFixed(2),
    cu: 'INR',
    tn: plain(note),
    tr: reference,
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

import encodeQR from 'qr'
import { useMemo } from 'react'
import { QrSquares } from './QrSquares'

/** A QR code, for pages of the desk. On public pages `DoorCode` fetches the encoder when it is needed. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const squares = useMemo(() => encodeQR(text, 'raw', { border: 4 }), [text])
  return <QrSquares squares={squares} label={label} />
}

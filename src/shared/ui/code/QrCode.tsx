import encodeQR from 'qr'
import { useMemo } from 'react'
import { QrSquares } from './QrSquares'

/** A QR code, for pages of the desk. What visitors load fetches the encoder by itself, as `DoorCode` does. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const squares = useMemo(() => encodeQR(text, 'raw', { border: 4 }), [text])
  return <QrSquares squares={squares} label={label} />
}

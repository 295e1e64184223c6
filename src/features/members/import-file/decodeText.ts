import { KnownError } from '@/shared/config/knownError'

const notAText = () =>
  new KnownError(
    'not-a-table',
    'This file is not a list that can be read here. Save it as .xlsx or .csv and choose it again.',
  )

/**
 * The text of a file, in the encodings in which Excel and other programs save lists: UTF-8, Excel's "Unicode text"
 * (UTF-16), and otherwise that of Windows, as older programs save.
 *
 * @throws KnownError if it is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0')) throw notAText()
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark at its start: each second byte of Latin letters is 0.
  const start = bytes.subarray(0, 1_000)
  const zeros = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length
  const most = start.length / 5
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > most && zeros(1) === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

import { createHash } from 'node:crypto'
import {
  copyFormat,
  type CopiedDocument,
  type CopyEnd,
  type CopyHead,
} from '@/features/settings/copy/copyFile'

export type Copy = {
  head: CopyHead
  counts: CopyEnd['counts']
  /** All of them. */
  count: number
  documents: () => Generator<CopiedDocument>
}

/**
 * A file that an owner has downloaded, see `makeCopy` of the settings.
 *
 * @throws Error if it is none, is cut or changed, or was written by a newer site
 */
export function readCopy(bytes: Buffer): Copy {
  const head = parsed<CopyHead>(bytes.subarray(0, endOfLine(bytes, 0)))
  if (head?.format !== copyFormat.format) {
    throw new Error('This file is no copy of everything.')
  }
  if (head.version > copyFormat.version) {
    throw new Error(
      'A newer version of the site has made this file. Fetch the newest version of the code, and try again.',
    )
  }
  const last = bytes.lastIndexOf('\n', -2) + 1
  const end = parsed<CopyEnd>(bytes.subarray(last))
  if (end?.end !== true) {
    throw new Error('The end of the file is missing: it was not downloaded completely.')
  }
  const body = bytes.subarray(0, last)
  if (createHash('sha256').update(body).digest('hex') !== end.sha256) {
    throw new Error('The file is damaged, or was changed after it was made.')
  }

  function* documents() {
    for (let at = endOfLine(body, 0); at < body.length;) {
      const next = endOfLine(body, at)
      yield JSON.parse(body.toString('utf8', at, next)) as CopiedDocument
      at = next
    }
  }

  const counts: CopyEnd['counts'] = {}
  for (const { path } of documents()) {
    const collection = path.split('/').at(-2)!
    counts[collection] = (counts[collection] ?? 0) + 1
  }
  const names = Object.keys({ ...counts, ...end.counts })
  const wrong = names.filter((name) => (counts[name] ?? 0) !== (end.counts[name] ?? 0))
  if (wrong.length > 0) throw new Error(`The file lacks documents of ${wrong.join(', ')}.`)
  return { head, counts, count: Object.values(counts).reduce((a, b) => a + b, 0), documents }
}

/** Behind its line break. */
function endOfLine(bytes: Buffer, from: number) {
  const at = bytes.indexOf('\n', from)
  return at < 0 ? bytes.length : at + 1
}

function parsed<Line>(line: Buffer): (Partial<Line> & Line) | undefined {
  try {
    return JSON.parse(line.toString('utf8')) as Line
  } catch {
    return undefined
  }
}

/**
 * A file of comma-separated values as RFC 4180 describes it, read without the library that wrote it. A
 * quote begins a cell at its start alone, as in Excel.
 *
 * @param separator another sign, for a program that does not know that commas separate
 */
export function readCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  let isAtStart = true
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!
    const isFirst = isAtStart
    isAtStart = false
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else isQuoted = false
    } else if (character === '"' && isFirst) isQuoted = true
    else if (character === separator) cell = endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  endRow()
  return rows

  function endCell() {
    row.push(cell)
    isAtStart = true
    return ''
  }

  function endRow() {
    cell = endCell()
    rows.push(row)
    row = []
  }
}

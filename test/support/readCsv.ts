/** A file of comma-separated values as RFC 4180 describes it, read without the library that wrote it. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === ',') cell = endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  endRow()
  return rows

  function endCell() {
    row.push(cell)
    return ''
  }

  function endRow() {
    cell = endCell()
    rows.push(row)
    row = []
  }
}

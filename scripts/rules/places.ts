const title = /^\s*\/\/ (rules\/\S+\.rules)(?:, from line (\d+))?$/

/** A comment before each part in the whole, by which a line of the whole is found in its part. */
export const titleOf = (part: string, line = 1) =>
  `// rules/${part}${line === 1 ? '' : `, from line ${line}`}`

/** Where a line of the whole comes from, as `rules/meetings.rules:12`; undefined if no part has it. */
export function placeInPart(whole: string, line: number): string | undefined {
  const before = whole.split('\n').slice(0, line - 1)
  const at = before.findLastIndex((text) => title.test(text))
  const [, part, from = 1] = title.exec(before[at] ?? '') ?? []
  return part && `${part}:${line - 2 - at + Number(from)}`
}

/** Finds the error's parts: the emulator names lines of the whole, `L12:5`. */
export const inParts = (whole: string, error: string) =>
  error.replace(/\bL(\d+):\d+/g, (found, line) => placeInPart(whole, Number(line)) ?? found)

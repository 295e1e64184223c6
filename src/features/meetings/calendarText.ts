/** Octets a line of an iCalendar file may have, without its end (RFC 5545, section 3.1). */
const longest = 75

/** A text as a property's value: what has a meaning there is escaped, control characters go. */
export const calendarText = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\x00-\x09\x0b-\x1f\x7f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** In UTF-8. */
const octetsOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)

/** A line with its end; a long one is folded, never inside of a character. */
export function calendarLine(line: string): string {
  let folded = ''
  let room = longest
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0)
    if (size > room) {
      folded += '\r\n '
      // The space counts, too.
      room = longest - 1
    }
    folded += character
    room -= size
  }
  return `${folded}\r\n`
}

// Typed and pasted text. Forms read it leniently and store it strictly; search reads it as
// leniently.

/**
 * Marks of direction, joiners, soft hyphens, byte order marks and control characters, as contacts,
 * chats and PDFs leave in copied text. They show nothing.
 */
const invisible = /\p{DI}|(?!\s)\p{Cc}/gu

/**
 * A character that shows something. The database's rules have the same list (`isText`), so it is
 * written with what they know, too: categories, and characters that show nothing all the same.
 */
const visible = /[^\ufe00-\ufe0f\p{Cc}\p{Cf}\p{Z}\u034f\u115f\u1160\u2800\u3164\uffa0]/u

/** Whether a text shows nothing at all. */
export const isBlank = (text: string) => !visible.test(text)

/**
 * Marks that turn the direction of what follows them, and control characters. No script needs them to be
 * read: letters have a direction of their own. The joiners of Odia are none of them.
 */
export const unwanted = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\t\n])\p{Cc}/gu

/** From the first to the last character that is neither unwanted nor a space. */
const between =
  /[^\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069](.*[^\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])?/su

/** Every line break that there is: of Windows, of word processors, of Unicode. */
const lineBreak = /\r\n|[\n-\r\x85\u2028\u2029]/g

/** Text of several lines as it is stored: with usual line breaks, and without `unwanted` characters. */
export const severalLines = (typed: string) =>
  typed.replace(lineBreak, '\n').replace(unwanted, '').trim()

/**
 * One line as it is stored. Chats leave `unwanted` characters around what is copied: these go. Inside they may have
 * made a name read as another one, so the field refuses them.
 */
export const oneLine = (typed: string) =>
  (between.exec(typed.replace(lineBreak, '\n'))?.[0] ?? '').replace(/[\t\n]+/g, ' ')

/** Digits of any script as 0 to 9. */
export const latinDigits = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // The ten digits of a script follow each other in Unicode.
    const code = digit.codePointAt(0)!
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })

/** The text without invisible characters, full-width letters as usual letters, trimmed. */
export const withoutMarks = (typed: string) =>
  typed
    .replace(invisible, '')
    // Only these by NFKC: it would also make a digit of a footnote's mark, as in 12,50,000¹.
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .trim()

/**
 * A number or an address without invisible characters, its letters, digits and dashes as on a
 * keyboard. Not for names and prose, where joiners are parts of letters, as in Odia.
 */
export const plainText = (typed: string) =>
  /^[!-~]*$/.test(typed) ? typed : latinDigits(withoutMarks(typed)).replace(/\p{Dash}/gu, '-')

/** A remark after a number or an address, as contacts have it: `98765 43210 (office)`. */
const remark = /\s*[([][^()[\]\d@]*\p{L}[^()[\]\d@]*[)\]][.,;\s]*$/u

/** Longer texts are no copied number or address; to search one for words around a number could take minutes. */
export const isShort = (typed: string) => typed.length <= 400

export const withoutRemark = (typed: string) => (isShort(typed) ? typed.replace(remark, '') : typed)

/** The name of a number before it, also without a colon: `tel:`, `GSTIN`, `PAN no.`, `Pin code -`. */
const label =
  /^[^\d:]*:|^\W*((my|our|gst(in)?|pan|pin|code|card|id|no|num|number|reg(istration)?)\b[\s.:#-]*)+(?=.)/i

/**
 * A number without its name (`tel:`, `GSTIN`), the remark after it, spaces, dots, brackets and hyphens, and without the
 * comma or danda at its end. Slashes and other commas stay: two numbers do not become one.
 */
export const compact = (typed: string) =>
  withoutRemark(plainText(typed))
    .replace(label, '')
    .replace(/[\s.()[\]-]|[,;।]$/g, '')

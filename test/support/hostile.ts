import type { FieldKind } from '@/shared/validation/schema'

/**
 * A formula, markup, several scripts, one of them from right to left, a letter put together from
 * two, and a picture of several characters: it has to come back as it is.
 */
export const strangeText =
  "=1+1 <b onclick='x'>ନାମୁନା<i> \u0646\u0645\u0648\u0646\u0629 e\u0301 👩‍🌾 &amp; -- ;"

/**
 * As a record may hold it from before such texts were refused: NUL, a mark that turns the direction of
 * what follows it, an address.
 */
export const olderText = `${strangeText}</b> a\0b \u202ec`

/** Something each kind of typed field refuses, when it is not just empty. */
export const wrongAnswers: Partial<Record<FieldKind | 'count' | 'acres', string>> = {
  name: 'x',
  email: 'visitor@',
  mobile: '<script>1</script>',
  pin: '75100A',
  pan: 'AAAPA1234',
  gstin: '27AAPFU0939F1ZO',
  udyam: '=UDYAM',
  rupees: '-1',
  year: '1849',
  website: 'javascript:alert(1)',
  count: '1.5',
  acres: '1.0001',
}

const script = 'window.hostile=1'

/** Markup and styles: none of it may become an element. */
const markup = [
  `<script>${script}</script>`,
  `"><img src=x onerror="${script}">`,
  `<svg/onload=${script}>`,
  `</textarea></title></script><script>${script}</script>`,
  '<style>*{display:none}</style>',
  `<a href="javascript:${script}">x</a>`,
  '<base href="https://evil.example.org/"><form action="https://evil.example.org/">',
  '{{constructor.constructor("window.hostile=1")()}}${window.hostile=1}',
  '&lt;b&gt; &#60;b&#62; &amp;',
]

/** Addresses no link may lead to, and some that only look odd. */
export const hostileAddresses = [
  `javascript:${script}`,
  `JaVaScRiPt:${script}//example.org`,
  ` java\tscript:${script}`,
  `javascript\n:${script}`,
  `\u0001javascript:${script}`,
  `data:text/html,<script>${script}</script>`,
  `vbscript:${script}`,
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'intent://example.org#Intent;end',
  '//evil.example.org',
  '\\\\evil.example.org',
  '/\\evil.example.org',
  '/\t/evil.example.org',
  'https://user:password@evil.example.org',
  'https://example.org@evil.example.org',
  'http://[::1]/',
  'https://example.org:99999999/',
  'https://example.org/\u202emoc.live',
  'https://example.org/<b>"\'',
  'https://еxample.org',
]

/** From the RFC's dark corners, and some that would add a header or a second address. */
const emails = [
  '"a b"@example.org',
  '"a@b"@example.org',
  'a@[127.0.0.1]',
  'a@b',
  '@example.org',
  'a..b@example.org',
  '.a@example.org',
  'a@example..org',
  'a@-example.org',
  'a(comment)@example.org',
  '<a@example.org>',
  'a@example.org,b@example.org',
  'a@example.org?bcc=b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'a%0d%0aBcc:b@example.org',
  "a'or'1@example.org",
  'üñ@例え.jp',
  `${'a'.repeat(250)}@example.org`,
]

/** At and past the bounds, and as nobody should write them. */
const numbers = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e3',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '1,000',
  '1 000',
  '9007199254740993',
  '99999999999',
  '100000000000',
  '100000',
  '100000.0001',
  '١٢',
  '୧୨',
]

/** Days that do not exist, and days beyond all calendars. */
const dates = [
  '2026-02-30',
  '2026-13-01',
  '2026-00-00',
  '0000-00-00',
  '9999-12-31',
  '99999-01-01',
  '+275760-09-14',
  '-000001-01-01',
  '2026-11-21T00:00',
  '21/11/2026',
  '2026-1-1',
]

/** What a spreadsheet runs, a shell or a database reads, and a program takes for its own. */
const programs = [
  '=HYPERLINK("https://evil.example.org","x")',
  '+1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  "'; DROP TABLE members; --",
  '{"$ne":null}',
  '$(reboot)`reboot`',
  '../../etc/passwd',
  '..%2f..%2fetc',
  '%',
  '%E0%A4%A',
  '%00',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'null',
  'undefined',
]

/** Characters nobody sees, or that turn others about. */
const characters = [
  strangeText,
  olderText,
  '\u202etxt.exe\u202c',
  '\u2066x\u2069',
  '\u200b\u200d\ufeff',
  'a\u200bb',
  '\u0000',
  'a\u0007\u001b[31mb\u007f',
  '\u2028\u2029',
  'half \ud83d',
  '\udc00 half',
  `e${'\u0301'.repeat(300)}`,
  'ﷺ'.repeat(40),
  '👩‍🌾'.repeat(30),
  '\n\n\n',
  '   ',
]

const megabyte = 'x'.repeat(1_000_000)

/** As large as a document can be. */
export const largeTexts = [megabyte, ` <b>${megabyte}`, '👩'.repeat(250_000)]

/** Texts that have broken programs, each in another way. */
export const hostileTexts = [
  ...markup,
  ...hostileAddresses,
  ...emails,
  ...numbers,
  ...dates,
  ...programs,
  ...characters,
]

/** What a document of an old or foreign client may hold in the place of a text. */
export const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e300,
  NaN,
  Infinity,
  -Infinity,
  2 ** 53,
  [],
  [[1, ['x']]],
  {},
  { a: { b: [null, { c: 'd' }] } },
  { href: `javascript:${script}` },
  ['a', 5, null, { b: 1 }],
  { toMillis: 5 },
  { toMillis: () => NaN },
  { toMillis: () => 253_402_300_799_999, toString: () => 'the year 9999' },
  { toMillis: () => -62_135_596_800_000, toString: () => 'the year 1' },
  new Date(0),
  new Uint8Array([1, 2, 3]),
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}'),
]

/** Where a link made from data may lead; WhatsApp's is https. */
export const safeLink = /^(https?:\/\/[^/@\s]+([/?#]\S*)?|tel:\+91\d{10}|mailto:[^\s?]+(\?\S*)?)$/

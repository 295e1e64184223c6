import { thisYear, today } from '@/shared/validation/dates'
import type { SchemaDescription, SchemaFieldDescription } from 'yup'
import type { FieldKind } from '@/shared/validation/schema'

/** A value to try in a field, named by what is special about it. */
export type FieldCase = readonly [title: string, value: unknown]

/** The bounds of a field itself, and what tries the rule of its kind. */
type Cases = { bounds: FieldCase[]; kind?: FieldCase[] }

type Sampler = (field: SchemaDescription, good: unknown) => Cases

const listed = (...values: unknown[]): FieldCase[] =>
  values.map((value) => [JSON.stringify(value), value] as const)

const letters = (count: number) => 'x'.repeat(count)

const limitOf = (tests: SchemaDescription['tests'], name: string) =>
  Number(tests.find((test) => test.name === name)?.params?.[name])

/** Of Unicode's bidirectional algorithm: marks, embeddings, overrides and isolates. */
const directionMarks = [
  ...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
]

/** Every boundary of a text's length; a wide character counts as two UTF-16 units. */
const lengths: Sampler = ({ tests, meta }) => {
  const [min, max] = [limitOf(tests, 'min'), limitOf(tests, 'max')]
  return {
    bounds: [
      [`min - 1 = ${min - 1} units`, letters(min - 1)],
      [`min = ${min} units`, letters(min)],
      [`max = ${max} units`, letters(max)],
      [`max + 1 = ${max + 1} units`, letters(max + 1)],
      ['max units, the last two a wide character', `${letters(max - 2)}😀`],
      ['max + 1 units, the last two a wide character', `${letters(max - 1)}😀`],
      ...listed(' ahead', 'behind\n', 'first\nsecond', 'of\u202etwo'),
      ...(meta?.kind === 'name' ? listed('Asha S/o Hari', 'pay: 5', 'asha@example') : []),
    ],
    kind: [
      ['max units of wide characters', '😀'.repeat(max / 2)],
      ['max + 2 units of wide characters', '😀'.repeat(max / 2 + 1)],
      ['Odia, with combining signs', 'କ୍ଷେତ୍ର ଉଦ୍ୟୋଗ'],
      ['six marks on a letter', `a${'\u0301'.repeat(6)}b`],
      ['seven marks on a letter', `a${'\u0301'.repeat(7)}b`],
      ['marks of Odia, one after the other', 'କ\u0b3c\u0b41\u0b01'],
      ...listed('of\ttwo', 'first\r\nsecond', 'first\rsecond', 'of\vtwo', 'of\u0085two'),
      ...listed('of\u2028two', 'of\u2029two', 'of\u0000two', 'of\u001btwo', 'of\u007ftwo'),
      ...directionMarks.map((mark) => [JSON.stringify(mark), `of${mark}two`] as const),
      ...listed('Asha\u202fDas'),
      ...listed('behind ', '\tahead', '\u00a0ahead', 'behind\u3000', '\ufeffahead'),
      ...listed(' ', '\u2003\u2003'),
      // Some show nothing, some have no letter, and joiners are parts of letters.
      ...listed('\u200b\u200b', '\u202a \u202c', '\u00ad\u2060', '\u034f\u034f', '\u3164\u3164'),
      ...listed('\u2800\u2800', '\ufe0f\ufe0f', '\u115f\u1160', '\uffa0\uffa0', '\u0000\u0001'),
      ...listed('\u{e0020}\u{e0041}', '\u200d\u200d', '\u200d.', 'x\u200b', '\u200bxx', '❤\ufe0f'),
      ...listed(
        '12',
        '--',
        '୧୨',
        '😀😀',
        '1a',
        '.ନ',
        'ଶ୍ରୀ\u200dମତୀ',
        'କ୍\u200cଷ',
        '\u202aAsha\u202c',
      ),
    ],
  }
}

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** As copied from a chat, a PDF or a keyboard of another script. */
const pasted = (text: string) =>
  listed(`\u202a${text}\u202c`, `${text}\u200b`, `\ufeff${text}`, fullWidth(text)).concat(
    listed(`${text.slice(0, 3)}\u00ad${text.slice(3)}`),
  )

/** A good identity number with one place changed at a time: to the other class, and to neither. */
const misspelt: Sampler = (_field, good) => {
  const text = String(good)
  const places = [...text].flatMap((character, at) => {
    const put = (piece: string) => text.slice(0, at) + piece + text.slice(at + 1)
    return [put(/[0-9]/.test(character) ? 'A' : '0'), put('-')]
  })
  return {
    bounds: listed(
      text.slice(1),
      `${text}0`,
      `${text}\n`,
      ` ${text}`,
      text.toLowerCase(),
      text.replace(/\d{4}(?=[A-Z])/, '0000'),
    ),
    kind: [
      ...pasted(text),
      ...listed(
        ...places,
        `${text}.`,
        [...text].join(' '),
        text.replaceAll('-', ' '),
        text.replaceAll('-', ''),
      ),
    ],
  }
}

const pastedWebsites = pasted('https://x-y.in').map(([, text]) => text)

/** Of 252 units. */
const longDomain = `${`${letters(62)}.`.repeat(3)}${letters(60)}.in`

const year = thisYear()
const tomorrow = () => new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10)

const samplers: Record<FieldKind, Sampler> = {
  name: lengths,
  line: lengths,
  text: lengths,
  email: () => ({
    bounds: [
      ['254 units', `x@${longDomain}`],
      ['255 units', `xx@${longDomain}`],
      ...listed('a@b', 'a b@c.in', 'a@b.in\n'),
    ],
    kind: [
      ...listed(`a@${letters(63)}.in`, `a@${letters(64)}.in`, "o'neil+tag@sub.example.co.in"),
      ...listed('a@b.', '@b.in', 'a.in', 'a@b@c.in', 'a@-b.in', 'a@b-.in', 'a@b..in'),
      ...listed(`${letters(64)}@b.in`, `${letters(65)}@b.in`, `${letters(69)}@b.in`),
      ...listed('.x@b.in', 'x.@b.in', 'a..b@b.in', 'a.b.c@b.in', '.@b.in', '-_~@b.in'),
      ...listed(
        'a@b.123',
        'a@10.0.0.1',
        'a@b.i',
        'a@b.1n',
        'a@b.xn--h2brj9c',
        'a@b.xn--',
        'A@B.IN',
      ),
      ...listed('\u212a@b.in', 'a@\u017f.in', 'a@b.\u212ak'),
      ...listed('ä@b.in', 'a@b_c.in', 'a@b.in ', '<a@b.in>', 'a@b.in.', 'mailto:a@b.in'),
      ...pasted('sample@example.in'),
    ],
  }),
  mobile: () => ({
    bounds: listed('6000000000', '9999999999', '5999999999', '999999999', '99999999999'),
    kind: listed('+919876543210', '09876543210', '98765 43210', '98765-43210', '୯୮୭୬୫୪୩୨୧୦').concat(
      listed('9876543210\n', '987654321O', '919876543210', '0091 9876543210', '+91 (0) 9876543210'),
      listed('tel:+919876543210', '98765.43210', '9876543210, 9123456789', '6742391234'),
      pasted('9876543210'),
    ),
  }),
  pin: () => ({
    bounds: listed('100000', '999999', '099999', '75100', '7510010'),
    kind: [...listed('751 001', '75100a', '୭୫୧୦୦୧', '७५१००१'), ...pasted('751001')],
  }),
  pan: misspelt,
  gstin: misspelt,
  udyam: misspelt,
  rupees: () => ({
    bounds: listed(0, 1, 99_99_99_99_999, 99_99_99_99_999 + 1, 1.5),
    kind: [
      ...listed(-1, '1', '₹1', 'Rs. 12,50,000/-', '12,50,000.00', '12.5 lakh', '1.2 crore', '୧୨୫'),
      ...listed('12.5', '12,50,000.50', 'five lakh'),
      ...pasted('1250000'),
    ],
  }),
  count: ({ tests }) => {
    const [min, max] = [limitOf(tests, 'min'), limitOf(tests, 'max')]
    return {
      bounds: listed(min - 1, min, min + 0.5, max - 0.5, max, max + 1, String(max)),
      kind: [...listed('୩', '३', '3²'), ...pasted('3')],
    }
  },
  acres: () => ({
    bounds: [
      ...listed(0, 0.0004, 0.001, 0.0015, 1.001, 2.675, 1.0010001, 99_999.999, 100_000, 7),
      ...listed(100_000.001, 100_001, -1, '1', '0.5', '1 acre', '୨.୫', '2½'),
      ...pasted('2.5'),
    ],
  }),
  year: () => ({
    bounds: listed(1849, 1850, year, year + 1, 2000.5, -2000, '2000', '୨୦୦୦', 26, '0026'),
    kind: pasted('2000'),
  }),
  // Not 30 February: whether there is such a day is the form's alone.
  date: () => ({
    bounds: [
      ...listed(today(), tomorrow(), '0001-01-01', '1996-02-29', '2025-12-31', '9999-12-31'),
      ...listed('0026-01-02', '1026-01-02', '1899-12-31', '1900-01-01'),
      ...listed('2025-00-10', '2025-13-10', '2025-10-00', '2025-10-32', '2025-1-02', '20250102'),
      ...listed('2025-01-02T00:00', ' 2025-01-02', '2025-01-02\n', '02-01-2025', '୨୦୨୫-୦୧-୦୨'),
    ],
  }),
  website: () => ({
    bounds: [
      ['200 units', `https://x.in/${letters(187)}`],
      ['201 units', `https://x.in/${letters(188)}`],
      ...listed('http://x.in', 'https://ନମୁନା.ଭାରତ', 'https://x.in:8080/a?b=c#d', 'https://x.in#d'),
      ...listed('ftp://x.in', 'javascript:alert(1)', 'x.in', '//x.in', 'HTTPS://x.in', 'https://x'),
      ...listed('https://', 'https://a@x.in', 'https://x.in/a b', 'https://x..in', 'https://x.in.'),
      ...listed('https://x.in:123456', 'https://x.in\n', ' https://x.in', 'https://x.in/\u00a0'),
      ...listed(
        'https://x.in/a–b',
        'https://x.in/a.',
        'https://x.in?a;',
        'https://x.in/..',
        'https://x–y.in',
        'https://x\u2011y.in',
        ...pastedWebsites,
      ),
      ...listed('https://x^y.in', 'https://x[y.in', 'https://x\\y.in', 'https://x"y.in'),
    ],
  }),
  choice: ({ oneOf }) => {
    const first = String(oneOf[0])
    return {
      bounds: listed(...oneOf, 'Something else'),
      kind: listed(`${first} `, `${first}|`, first.toLowerCase()).concat(
        listed(oneOf.slice(0, 2).join('|'), oneOf.join('|')),
      ),
    }
  },
  choices: ({ meta }) => {
    const options = meta?.options ?? []
    const [first = '', second = ''] = options
    return {
      bounds: [
        ...listed([], options, [second, first], [first, first], [...options, 'Something else']),
        ...listed([`${first} `], [''], [null], first, `${first}|${second}`, { 0: first }),
      ],
    }
  },
  checkbox: () => ({ bounds: listed(true, false), kind: listed('true', 1) }),
  consent: () => ({ bounds: listed(true, false), kind: listed('true', 1) }),
  timestamp: () => ({
    bounds: [
      ...listed('2026-01-01T00:00:00.000Z', 1_767_225_600_000),
      ['the browser’s own clock', new Date()],
    ],
  }),
}

/**
 * The values worth trying in a field: its bounds and other types.
 *
 * @param isFirstOfKind also those that try the rule of its kind, which many fields share
 */
export function casesOf(
  field: SchemaFieldDescription,
  good: unknown,
  isFirstOfKind = true,
): FieldCase[] {
  const description = field as SchemaDescription
  const kind = kindOf(field)
  const { bounds, kind: ofKind = [] } = samplers[kind](description, good)
  const otherType: FieldCase = ['another type', typeof good === 'string' ? 7 : 'seven']
  const empty: FieldCase = ['no text', '']
  // A list inside a list is nothing that could be sent at all.
  const nested = listed(null, { value: good }, NaN, ...(Array.isArray(good) ? [] : [[good]]))
  const all = [...bounds, empty, otherType, ...(isFirstOfKind ? [...ofKind, ...nested] : [])]
  return [...new Map(all.map((one) => [one[1], one])).values()]
}

/** What kind of field it is. @throws Error where the schema does not say. */
export function kindOf(field: SchemaFieldDescription): FieldKind {
  const { meta, label } = field as SchemaDescription
  if (meta?.kind === undefined) throw new Error(`${label ?? 'A field'} has no kind`)
  return meta.kind
}

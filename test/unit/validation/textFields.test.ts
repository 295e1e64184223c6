import { mobileField } from '@/shared/validation/mobile'
import {
  emailField,
  lineField,
  nameField,
  pinField,
  textField,
  websiteField,
} from '@/shared/validation/text'
import { brokenText, long, refused, table, type Case } from './fieldTable'

table('a name', nameField('Name').required(), [
  ['  Asha  ', 'Asha'],
  ['Al', 'Al'],
  [long(80), long(80)],
  ['ଆଶା ପଟ୍ଟନାୟକ', 'ଆଶା ପଟ୍ଟନାୟକ'],
  ['', refused('Name is required')],
  ['   ', refused('Name is required')],
  [undefined, refused('Name is required')],
  ['A', refused('At least 2 characters')],
  [long(81), refused('At most 80 characters')],
  // Forty faces are eighty UTF-16 units.
  [`Al${'😀'.repeat(39)}`, `Al${'😀'.repeat(39)}`],
  [`Al${'😀'.repeat(40)}`, refused('At most 80 characters')],
  // A joiner is part of a letter.
  ['ଶ୍ରୀ\u200dମତୀ ଆଶା', 'ଶ୍ରୀ\u200dମତୀ ଆଶା'],
  ...['\u200b', '\u202a \u202c', '\u3164\u3164', '\u2800', '\ufeff\u00ad', '\u200d\u200d'].map(
    (typed): Case => [typed, refused('Name is required')],
  ),
  ...['98765', '---', '୧୨୩', '😀😀', '..\u200d..'].map((typed): Case => [
    typed,
    refused('Enter a name, with letters'),
  ]),
  ['As\ud83dha', refused(brokenText)],
  // Copied from a table, a chat, a PDF: the marks around it go, and inside it they are refused.
  ['\u202aAsha\tDas\u202c\r\n', 'Asha Das'],
  ['\u0000 \u200fAsha\u2069\u200e \u0007', 'Asha'],
  ['As\u0000ha', refused('Character 3 is a hidden control character. Please delete it')],
  ['\u2067Asha\u2069 Das', refused('Character 5 is a hidden mark of direction. Please delete it')],
  ['Asha \u202esaD', refused('Character 6 is a hidden mark of direction. Please delete it')],
  ['Asha\u2028Das', 'Asha Das'],
  // An address belongs in no name.
  ...['Asha S/o Hari', 'pay: here', 'asha@example.org', 'https://example.org'].map(
    (typed): Case => [typed, refused('Write the name without the signs / : and @')],
  ),
  ['A. K. Das-Mohapatra', 'A. K. Das-Mohapatra'],
  [`A${'\u0301'.repeat(6)}b`, `A${'\u0301'.repeat(6)}b`],
  [
    `A${'\u0301'.repeat(7)}b`,
    refused('This text has too many marks on one letter. Please delete some of them'),
  ],
])

table('a line', lineField('Line'), [
  ['', undefined],
  ['x', 'x'],
  [long(120), long(120)],
  [long(121), refused('At most 120 characters')],
  ['\u200b\u2060', undefined],
  ['\ufe0f', undefined],
  ['7', '7'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['first\n\tsecond', 'first second'],
  ['112/3: a@b', '112/3: a@b'],
  ['\u200fx\u061c', 'x'],
])

table('a text', textField('Text', { min: 5, max: 300 }), [
  ['12345', '12345'],
  ['1234', refused('At least 5 characters')],
  [`${long(150)}\n${long(149)}`, `${long(150)}\n${long(149)}`],
  [long(301), refused('At most 300 characters')],
  ['one\r\ntwo\rthree\u2028four\vfive\n\nsix', 'one\ntwo\nthree\nfour\nfive\n\nsix'],
  ['one\ttwo', 'one\ttwo'],
  ['\u001bone \u202eowt\u202c', 'one owt'],
  // After that it is too short.
  ['1\u200e2\u200e3', refused('At least 5 characters')],
])

/** Of 245 characters. */
const longDomain = `${`${long(60)}.`.repeat(4)}x`

table('an e-mail address', emailField('Email'), [
  ['', undefined],
  [' asha@example.in ', 'asha@example.in'],
  ["o'neil+x@mail.example.co.in", "o'neil+x@mail.example.co.in"],
  [`${long(64)}@example.com`, `${long(64)}@example.com`],
  [`asha@${longDomain}.com`, `asha@${longDomain}.com`],
  [`ashas@${longDomain}.com`, refused('Enter a valid email address')],
  ...[
    '\u202aasha@example.in\u202c',
    'as\u00adha@exam\u200bple.in',
    'ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ',
    'mailto:asha@example.in',
    'mailto:asha@example.in?subject=Meeting',
    'Asha <asha@example.in>',
    '"Rao, Asha (office)" <asha@example.in>;',
    '<asha@example.in>',
    'asha@example.in (office)',
    'Email: asha@example.in',
    'E-mail asha@example.in',
    'Mail id - asha@example.in',
    '\ufeffasha@example.in.',
  ].map((typed): Case => [typed, 'asha@example.in']),
  ['asha\u2011sample@example.in', 'asha-sample@example.in'],
  ['\u200b', undefined],
  ...['a.s.h.a@example.in', 'Asha-_1@Example.IN', 'asha@xn--g5b.xn--h2brj9c', 'a@1.co'].map(
    (typed): Case => [typed, typed],
  ),
  ...[
    'asha asha@ @example.in asha@example a@-x.in a@x..in',
    '.asha@example.in asha.@example.in as..ha@example.in .@example.in',
    `${long(65)}@example.in ${long(69)}@example.in asha.${long(60)}@example.in`,
    'asha@example.123 asha@10.0.0.1 asha@example.i asha@example.1n asha@example.xn--',
  ]
    .flatMap((line) => ['a b@example.in', ...line.split(' ')])
    .map((typed): Case => [typed, refused('Enter a valid email address')]),
])

table('a mobile number', mobileField('Mobile'), [
  ['', undefined],
  ...['9876543210', '+91 98765 43210', '098765-43210', '+91-9876543210', ' 98765–43210 '].map(
    (typed): Case => [typed, '9876543210'],
  ),
  ['6000000000', '6000000000'],
  ...[
    '\u202a+91 98765 43210\u202c',
    '9876543210\u200b',
    '98765\u00ad43210',
    '98765\u201143210',
    '919876543210',
    '91-98765-43210',
    '0091 98765 43210',
    '+91 (0) 98765 43210',
    '(+91) 98765.43210',
    '091 98765 43210',
    'tel:+91-98765-43210',
    'Mobile: 98765 43210.',
    'Mob 98765 43210',
    'Mob. No. 9876543210',
    'Ph +91 98765 43210',
    'WhatsApp no - 98765-43210',
    'ମୋବାଇଲ 98765 43210',
    '98765 43210 (office)',
    '98765 43210 (O)',
    '9876543210 [Ram, home]',
    '+91 98765 43210 - Ram',
    'Contact (Ram) 98765 43210',
    '୯୮୭୬୫୪୩୨୧୦',
    '९८७६५ ४३२१०',
    '+୯୧ ୯୮୭୬୫ ୪୩୨୧୦',
    '９８７６５４３２１０',
  ].map((typed): Case => [typed, '9876543210']),
  // Its own first digits are 91.
  ['9198765432', '9198765432'],
  ['+91 91987 65432', '9198765432'],
  ['09198765432', '9198765432'],
  ['0674-2391234', '6742391234'],
  ...['5876543210', '987654321', '98765432101', '+1 9876543210', '98765 4321O', '+91', '91'].map(
    (typed): Case => [typed, refused('Enter a 10-digit Indian mobile number')],
  ),
  // A mark of a footnote is no digit.
  ['987654321¹', refused('Enter a 10-digit Indian mobile number')],
  ...[
    '9876543210, 9123456789',
    '98765 43210 / 91234 56789',
    '9876543210 9123456789',
    '+919876543210;+919123456789',
    '9876543210 or 9123456789',
    '9876543210/11',
    '0674-2391234, 98765 43210',
    '୯୮୭୬୫୪୩୨୧୦ / ୯୧୨୩୪୫୬୭୮୯',
  ].map((typed): Case => [typed, refused('Enter one number only')]),
  ['\u200b\u202c', undefined],
])

table('a PIN code', pinField('PIN'), [
  ['751001', '751001'],
  ['751 001', '751001'],
  ['110001', '110001'],
  ...[
    '୭୫୧୦୦୧',
    '७५१ ००१',
    '751\u2013001',
    '\u200e751001',
    '751001.',
    'PIN: 751 001',
    'PIN 751001',
    'Pin code - 751 001',
    '751001 (Khordha)',
    '７５１００１',
  ].map((typed): Case => [typed, '751001']),
  ...['051001', '75100', '7510011', '75100A'].map((typed): Case => [
    typed,
    refused('Enter a 6-digit PIN code'),
  ]),
])

table('a website', websiteField('Website'), [
  ['', undefined],
  ['example.in', 'https://example.in'],
  ['www.example.in/shop?a=b#c', 'https://www.example.in/shop?a=b#c'],
  ['example.in:8080/x', 'https://example.in:8080/x'],
  ['//example.in', 'https://example.in'],
  ['HTTP://example.in', 'http://example.in'],
  ['https://ଓଡ଼ିଶା.ଭାରତ/', 'https://ଓଡ଼ିଶା.ଭାରତ/'],
  ['\u202aexample.in\u202c', 'https://example.in'],
  ['exam\u200bple.in', 'https://example.in'],
  ['my\u2011works.exam\u00adple.in', 'https://my-works.example.in'],
  ['ｅｘａｍｐｌｅ．ｉｎ', 'https://example.in'],
  ['https://example.in.', 'https://example.in'],
  // Beyond the host a dash or a digit of another kind is another page.
  ['my–works.in/a–b?c=୧', 'https://my-works.in/a–b?c=୧'],
  ['\u200b', undefined],
  [`example.in/${long(181)}`, `https://example.in/${long(181)}`],
  [`example.in/${long(182)}`, refused('At most 200 characters')],
  ...[
    'javascript:alert(1)',
    'ftp://example.in',
    'mailto:asha@example.in',
    'data:text/html,x',
    'example',
    'exa mple.in',
    'https://asha@example.in',
    'https://exa<b>mple.in',
    'https://example..in',
    'https://example.in/a..',
  ].map((typed): Case => [
    typed,
    refused('Enter a website address, for example https://example.in'),
  ]),
])

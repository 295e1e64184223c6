/** An English word, and the beginning of the words for it: endings follow. */
export type Term = { english: string; Odia: string; Hindi: string }

/**
 * One word for one thing: `test/unit/texts.test.ts` compares all texts with this list. `docs/glossary.md` has more words for
 * translators. A speaker may change a word here; then it changes everywhere.
 */
export const terms: Term[] = [
  { english: 'association', Odia: 'ସଂଘ', Hindi: 'संघ' },
  { english: 'browser', Odia: 'ବ୍ରାଉଜର', Hindi: 'ब्राउज़र' },
  { english: 'committee', Odia: 'କମିଟି', Hindi: 'समिति' },
  { english: 'complaint', Odia: 'ଅଭିଯୋଗ', Hindi: 'शिकायत' },
  { english: 'consent', Odia: 'ସମ୍ମତି', Hindi: 'सहमति' },
  { english: 'department', Odia: 'ବିଭାଗ', Hindi: 'विभाग' },
  { english: 'directory', Odia: 'ନିର୍ଦ୍ଦେଶିକା', Hindi: 'निर्देशिका' },
  { english: 'district', Odia: 'ଜିଲ୍ଲା', Hindi: 'ज़िल' },
  { english: 'document', Odia: 'ଦସ୍ତାବିଜ', Hindi: 'दस्तावेज़' },
  { english: 'email', Odia: 'ଇମେଲ୍', Hindi: 'ईमेल' },
  { english: 'entrepreneur', Odia: 'ଉଦ୍ୟୋଗୀ', Hindi: 'उद्यम' },
  { english: 'fee', Odia: 'ଶୁଳ୍କ', Hindi: 'शुल्क' },
  { english: 'firm', Odia: 'ପ୍ରତିଷ୍ଠାନ', Hindi: 'प्रतिष्ठान' },
  { english: 'land', Odia: 'ଜମି', Hindi: 'भूमि' },
  { english: 'meeting', Odia: 'ବୈଠକ', Hindi: 'बैठक' },
  { english: 'member', Odia: 'ସଦସ୍ୟ', Hindi: 'सदस्य' },
  { english: 'membership', Odia: 'ସଦସ୍ୟତା', Hindi: 'सदस्यता' },
  { english: 'mobile number', Odia: 'ମୋବାଇଲ ନମ୍ବର', Hindi: 'मोबाइल नंबर' },
  { english: 'notice', Odia: 'ସୂଚନା', Hindi: 'सूचना' },
  { english: 'office', Odia: 'କାର୍ଯ୍ୟାଳୟ', Hindi: 'कार्यालय' },
  { english: 'page', Odia: 'ପୃଷ୍ଠା', Hindi: 'पृष्ठ' },
  { english: 'PIN code', Odia: 'ପିନ୍ କୋଡ୍', Hindi: 'पिन कोड' },
  { english: 'privacy', Odia: 'ଗୋପନୀୟତା', Hindi: 'गोपनीयता' },
  { english: 'reference number', Odia: 'ସନ୍ଦର୍ଭ ସଂଖ୍ୟା', Hindi: 'संदर्भ संख्या' },
  { english: 'registration', Odia: 'ପଞ୍ଜୀକରଣ', Hindi: 'पंजीकरण' },
  { english: 'reply', Odia: 'ଉତ୍ତର', Hindi: 'उत्तर' },
  { english: 'request', Odia: 'ଆବେଦନ', Hindi: 'आवेदन' },
  { english: 'server', Odia: 'ସର୍ଭର', Hindi: 'सर्वर' },
  { english: 'turnover', Odia: 'କାରବାର', Hindi: 'कारोबार' },
  { english: 'year', Odia: 'ବର୍ଷ', Hindi: 'वर्ष' },
]

/** Texts in which the English word has another meaning, or is part of a name, by area and key. */
export const otherwise = new Set([
  // The key of a card, which has the member's number.
  'verify number',
  'messages receipt.memberNumber',
  // "The Land Bank" and "Growth Fund" are names.
  'pages growthFund.menuLabel',
  'pages landBank.menuLabel',
  'departments items.landBank.title',
  'about organisation.items.departments.text',
  // What is asked for, and "on request".
  'growth-fund fundingOverEnd',
  'offices offices.export.address.0',
  'offices offices.main.address.1',
  // Pages of other companies.
  'layout socialPages',
  // As apps of banks call it.
  'messages ask.utr',
  // Hard times.
  'values security.text',
])

/** Names and abbreviations that stay in Latin letters. A test finds all others in a translation. */
export const latinNames = [
  'GST',
  'GSTIN',
  'HUF',
  'IDCO',
  'LLP',
  'MSME',
  'NOC',
  'PAN',
  'RI',
  'RR',
  'UIN',
  'UPI',
  'UTR',
  'kW',
  'App Check',
  'Chrome',
  'Chromium',
  'Cloud Firestore',
  'Edge',
  'Firebase',
  'Firefox',
  'Google Calendar',
  'Google',
  'IP',
  'JavaScript',
  'NVDA',
  'Safari',
  'SMS',
  'TalkBack',
  'VoiceOver',
  'AA',
  'WCAG',
  'Web Content Accessibility Guidelines',
  'axe',
  'reCAPTCHA',
]

import { normalizeText } from '@/shared/text/search'
import type { ImportField } from './importTypes'

/*
 * How old lists head their columns. A header is compared by its words in any order, each in its usual form: "Name of
 * the Firm" is "firm name", "Mob. No." is "mobile".
 */

/** Words and abbreviations with the word that they stand for; an empty one says nothing. */
const usualWords = new Map<string, string>(
  Object.entries({
    '': 'of the in as per a an and if any full ଇ ସହ',
    no: 'nos num numb number nr id code ନମ୍ବର ନମ୍ୱର ସଂଖ୍ୟା ନଂ କ୍ରମାଙ୍କ କୋଡ କୋଡ୍',
    name: 'names ନାମ ନାଁ',
    member: 'mem memb mbr mship members memberships membership membr ସଦସ୍ୟ ସଦସ୍ୟଙ୍କ ସଦସ୍ୟତା ସଭ୍ୟ ସଭ୍ୟଙ୍କ',
    firm: 'company co companys unit units industry industries organisation organization org enterprise enterprises business concern establishment firms ସଂସ୍ଥା ସଂସ୍ଥାର ଉଦ୍ୟୋଗ ଉଦ୍ୟୋଗର',
    mobile: 'mob mobil mobiles cell cellphone handphone mbl ମୋବାଇଲ ମୋବାଇଲ୍',
    phone: 'ph phn phones tel telephone contact ଫୋନ ଫୋନ୍ ଯୋଗାଯୋଗ',
    whatsapp: 'wa watsapp whatsap wapp ହ୍ୱାଟସଆପ',
    email: 'emailid mail ମେଲ ଇମେଲ ଇମେଲ୍',
    address: 'addr add addrs adress ଠିକଣା',
    district: 'dist distt dst ଜିଲ୍ଲା',
    pin: 'pincode zip zipcode ପିନ ପିନ୍',
    designation: 'desig desgn desg desn designatn position post ପଦବୀ',
    date: 'dt dates ତାରିଖ',
    reg: 'regn regd regi registration registered regno ପଞ୍ଜୀକରଣ ପଞ୍ଜିକରଣ',
    joining: 'join joined admission enrolment enrollment ଯୋଗଦାନ ଯୋଗଦାନର',
    established: 'estd est establish established foundation founded inception ପ୍ରତିଷ୍ଠା',
    year: 'yr years ବର୍ଷ',
    type: 'kind class ପ୍ରକାର',
    category: 'cat catg ବର୍ଗ',
    gst: 'gstn',
    gstin: 'gstinuin',
    sector: 'trade segment',
    product: 'products',
    service: 'services',
    website: 'web site url www ୱେବସାଇଟ',
    gender: 'sex ଲିଙ୍ଗ',
    language: 'lang languages ଭାଷା',
    investment: 'invest',
    employee: 'employees emp staff workers manpower',
    proprietor: 'prop proprietors propr owner owners ମାଲିକ',
    serial: 'sl s sr srl si କ୍ରମିକ',
    upto: 'till until',
    constitution: 'const',
    old: 'former previous ପୁରୁଣା',
  }).flatMap(([usual, words]) =>
    normalizeText(words)
      .split(' ')
      .map((word) => [word, usual]),
  ),
)

/** The headers of each field, in words as they are written in full. */
const headersOf: Record<ImportField, string> = {
  number:
    'member no|member|reg no|member reg no|membership card no|card no|member registration|reg|m no|folio no|ledger no',
  legacyNumber: 'old member no|old no|old number|legacy number|old reg no',
  kind: 'kind of membership|member|type of member|member category|type|category',
  joinedOn:
    'date of joining|joining|doj|member since|since|date of membership|date of member reg|reg date|date of registration|date|membership from|member joining date',
  paidUntil:
    'paid until|paid upto|paid up to|valid until|valid upto|valid up to|validity|validity date|renewal date|renewed upto|subscription paid upto|fee paid upto|dues paid upto|expiry|expiry date|date of expiry|membership valid upto|due date|member upto',
  name: 'name|member name|member|contact person|name of contact person|proprietor|proprietor name|representative|name of representative|authorised person|person name|applicant name|first name|last name|middle name|surname|name of proprietor partner director|name of proprietor director|entrepreneur|entrepreneur name|member name and designation',
  designation: 'designation|role',
  mobile:
    'mobile|mobile phone|phone|m no|phone mobile|mobile member|member mobile|contact|contact mobile|mobile 1|phone 1',
  whatsapp: 'whatsapp|whatsapp mobile|whatsapp phone',
  email: 'email|e address|email address|member email',
  gender: 'gender|m f',
  language: 'language|language of messages|preferred language',
  firmName: 'firm|firm name|name style firm|m/s|trade name|legal name',
  constitution:
    'constitution|constitution of firm|firm type|type of ownership|ownership|legal status|status of firm|type',
  sector:
    'sector|line of business|nature of business|firm category|category|product category|sector category',
  yearEstablished:
    'year established|established|established year|date of establishment|year|commencement year|date of commencement',
  address:
    'address|office address|firm address|postal address|factory address|address 1|address 2|address 3|address line 1|address line 2|address line 3|at|po|at po|address for correspondence|works address|address of firm|member address|street|city|town|village',
  district: 'district|district name',
  pin: 'pin|pin code|postal code',
  website: 'website|website address',
  activity: 'activity|nature of activity|manufacturing service trading|type of activity|category',
  products:
    'product|product service|product manufactured|product or service|main product|items|items manufactured|name of product|manufacturing items',
  turnover: 'turnover|annual turnover|yearly turnover',
  investment:
    'investment|investment plant machinery|capital investment|investment in plant and machinery',
  employees: 'employee|no of employees|employment|employee strength',
  udyam: 'udyam|udyam reg|msme reg|msme|udyam aadhar|udyam aadhaar|udyam reg certificate',
  pan: 'pan|pan card|firm pan|pan of firm',
  gstin: 'gstin|gst|gst reg|gstin reg|gstin uin|gst in',
  directoryConsent: 'directory consent|list in directory|consent to directory|directory',
}

/** A remark in brackets says only how to write the value: "Date (dd/mm/yyyy)". */
const remark = /[([{][^)\]}]*[)\]}]/g

/** The words of a header in their usual form, in alphabetical order. */
export function headerKey(header: string): string {
  const words = (text: string) =>
    normalizeText(text)
      .replace(/\bm\/s\b/g, 'firm')
      .replace(/e[\s-]?mail/g, 'email')
      .replace(/whats[\s-]app/g, 'whatsapp')
      .replace(/web[\s-]site/g, 'website')
      .replace(/\bup[\s-]to\b/g, 'upto')
      .replace(/\b(pin|zip)code\b/g, 'pin')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .map((word) => usualWords.get(word) ?? word)
      .filter(Boolean)
  const all = words(header.replace(remark, ' '))
  return [...new Set(all.length > 0 ? all : words(header))].sort().join(' ')
}

const fieldsByKey = new Map<string, ImportField[]>()
for (const [field, headers] of Object.entries(headersOf) as [ImportField, string][]) {
  for (const key of new Set(headers.split('|').map(headerKey))) {
    fieldsByKey.set(key, [...(fieldsByKey.get(key) ?? []), field])
  }
}

/** The fields that a header may mean. "No." says little: without it a header means the same. */
export function fieldsOfHeader(header: string): readonly ImportField[] {
  const key = headerKey(header)
  if (key === '') return []
  const withoutNo = key.replace(/\bno\b ?/, '').trim()
  const withoutCode = withoutNo === '' ? undefined : fieldsByKey.get(withoutNo)
  return fieldsByKey.get(key) ?? withoutCode ?? []
}

const vagueHeaders = 'phone|date|year|type|category|member|reg|m no'.split('|')
const vagueKeys = new Set(vagueHeaders.map(headerKey))

/** Whether a header says less than others do: "Phone" beside "Mobile". */
export const isVague = (header: string) =>
  vagueKeys.has(headerKey(header)) ||
  vagueKeys.has(
    headerKey(header)
      .replace(/\bno\b ?/, '')
      .trim(),
  )

/** Whether several columns make the field together: parts of a name, lines of an address. */
export function isPart(field: ImportField, header: string): boolean {
  if (field === 'address') return true
  return field === 'name' && /\b(first|middle|last|sur)[\s-]?name\b/i.test(header)
}

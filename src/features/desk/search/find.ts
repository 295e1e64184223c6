import { weakMapMemoize } from '@reduxjs/toolkit'
import type { AdminRecord } from '@/shared/collectionConfig'
import { applicantName, type AdminCollection, digitsOf, textOf } from '@/features/requests/api'
import { createNumberTest, type MemberRow } from '@/features/members/desk'
import { createSoundTest, wordsIn, type Heard } from '@/shared/desk/search/heard'
import { asHeard, referenceOf } from '@/shared/requests/reference'
import { normalizeText } from '@/shared/text/search'
import { formatMobile, mobilePattern, normalizeMobile } from '@/shared/validation/mobile'

/** A record of a list, or a member. */
type Entry = { list: AdminCollection; record: AdminRecord } | { member: MemberRow }

/** With the record that names its person: a data request has its person's name in another record. */
export type Searched = Entry & { person: AdminRecord }

export type Found = Entry & {
  /** The reference number, or the number of the member. */
  reference: string
  /** The name, firm and mobile number of its person, the same for all their records. */
  group: string
}

const identifying = ['name', 'firmName', 'mobile', 'whatsapp', 'gstin'] as const

/** The searched words of a person, also as they were sent; made once for each version of a record. */
const wordsOf = weakMapMemoize((record: AdminRecord) => {
  const texts = identifying.flatMap((field) => [textOf(record, field), record[field]])
  const numbers = [textOf(record, 'mobile'), textOf(record, 'whatsapp')].map(normalizeMobile)
  return normalizeText([...texts.filter((text) => typeof text === 'string'), ...numbers].join('\n'))
})

/** The names of a person as they are heard. */
const heardOf = weakMapMemoize((record: AdminRecord, heard: Heard) =>
  heard(`${textOf(record, 'name')}\n${textOf(record, 'firmName')}`),
)

/** Identifies a person: by mobile number and name. */
const personOf = weakMapMemoize((record: AdminRecord) => {
  const mobile = normalizeMobile(textOf(record, 'mobile'))
  const name = normalizeText(textOf(record, 'name'))
    .replace(/[\s.]+/g, ' ')
    .trim()
  return mobile === '' ? record.id : `${mobile} ${name}`
})

const mostPeople = 8
const mostRecords = 24

/**
 * The records of the people that a query names, together for each person. The best match comes first, and of equal
 * matches the latest; of a person the member comes first, and meeting replies come last.
 *
 * @param heard compares Odia with Latin letters; undefined until it is loaded
 */
export function find(all: readonly Searched[], query: string, heard?: Heard): Found[] {
  const rankOf = createRank(query, heard)
  const byPerson = new Map<string, number>()
  for (const searched of all) {
    const rank = rankOf(searched)
    if (rank === undefined) continue
    const person = personOf(searched.person)
    const best = byPerson.get(person) ?? Infinity
    byPerson.set(person, Math.min(best, rank * 2 + Number(isReply(searched))))
  }
  const kept = [...byPerson].toSorted(([, a], [, b]) => a - b).slice(0, mostPeople)
  const people = new Map(kept.map(([person]) => [person, [] as Searched[]]))
  for (const searched of all) people.get(personOf(searched.person))?.push(searched)

  const words = wordsIn(query)
  const hasNumber = createNumberTest(query)
  // Enter opens the first: the record whose reference number was typed.
  const orderOf = (searched: Searched) => {
    if ('member' in searched) return hasNumber(searched.member.member) ? -2 : 0
    return hasReference(searched, words) ? -1 : 1 + Number(isReply(searched))
  }
  return [...people.values()]
    .flatMap((records) => {
      const group = describe(records[0]!.person)
      return records
        .toSorted((a, b) => orderOf(a) - orderOf(b))
        .map(({ person: _, ...found }) => ({ ...found, reference: referenceIn(found), group }))
    })
    .slice(0, mostRecords)
}

const isReply = (entry: Entry) => 'list' in entry && entry.list.id === 'meeting-answers'

const referenceIn = (entry: Entry) =>
  'member' in entry ? entry.member.number : referenceOf(entry.list.prefix, entry.record.id)

/** `Asha Rao · Rao Udyog · +91 94370 12345` */
const describe = (person: AdminRecord) =>
  [applicantName(person), firmOf(person), formatMobile(textOf(person, 'mobile'))]
    .filter(Boolean)
    .join(' · ')

/** Where no person is named, the firm is the name. */
const firmOf = (person: AdminRecord) =>
  textOf(person, 'name') === '' ? '' : textOf(person, 'firmName')

/** Whether one of the words is a part of the reference number, as it was read or heard. */
function hasReference(entry: Entry, words: readonly string[]) {
  const reference = asHeard(referenceIn(entry))
  const plain = reference.replaceAll('-', '')
  return words.some(
    (word) =>
      word.length > 3 && (reference.includes(asHeard(word)) || plain.includes(asHeard(word))),
  )
}

/** How well a record matches, the best first. */
const ranks = { whole: 0, start: 1, inside: 2 }

/** Creates the function that ranks a record; undefined if it does not match. */
function createRank(query: string, heard?: Heard) {
  const words = wordsIn(query)
  const digits = digitsOf(query)
  // The parts of a number that was typed with spaces are not searched for by themselves.
  const parts = digits === '' ? words : [digits]
  const isWhole = mobilePattern.test(digits)
  const soundsLike = createSoundTest(query, heard)
  const hasNumber = createNumberTest(query)
  return (searched: Searched): number | undefined => {
    const own = wordsOf(searched.person)
    const isWritten =
      'member' in searched
        ? hasNumber(searched.member.member)
        : words.some((word) => isReference(searched, word))
    if (isWritten) return ranks.whole
    if (parts.every((part) => beginsWord(own, part))) return isWhole ? ranks.whole : ranks.start
    const isNamed =
      parts.every((part) => own.includes(part) || hasReference(searched, [part])) ||
      soundsLike(own, (by) => heardOf(searched.person, by))
    return isNamed ? ranks.inside : undefined
  }
}

/** The eight characters of a reference number, without its prefix. */
const referenceLength = 8

/** Whether a word is the whole reference number, with or without the letters of its list. */
function isReference(entry: Entry, word: string) {
  const typed = asHeard(word).replaceAll('-', '')
  if (typed.length < referenceLength) return false
  return asHeard(referenceIn(entry)).replaceAll('-', '').endsWith(typed)
}

const inWord = /[\p{L}\p{M}\p{N}]/u

/** Whether a word of a text begins with a part: Ranjan begins with it, Niranjan does not. */
function beginsWord(text: string, part: string) {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    if (at === 0 || !inWord.test(text[at - 1]!)) return true
  }
  return false
}

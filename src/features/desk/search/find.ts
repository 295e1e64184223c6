import { weakMapMemoize } from '@reduxjs/toolkit'
import type { AdminRecord } from '@/shared/collectionConfig'
import { applicantName, type AdminCollection, digitsOf, textOf } from '@/features/requests/api'
import { createSoundTest, wordsIn, type Heard } from '@/shared/desk/search/heard'
import { asHeard, referenceOf } from '@/shared/requests/reference'
import { normalizeText } from '@/shared/text/search'
import { formatMobile, normalizeMobile } from '@/shared/validation/mobile'

/** A record with the one that names its person: a data request has its person's name in another record. */
export type Searched = { list: AdminCollection; record: AdminRecord; person: AdminRecord }

export type FoundRecord = {
  list: AdminCollection
  record: AdminRecord
  reference: string
  /** The name, firm and mobile number of its person, the same for all their records. */
  group: string
}

const identifying = ['name', 'firmName', 'mobile', 'whatsapp', 'gstin'] as const

/** The searched words of a person, also as they were sent; made once for each version of a record. */
const wordsOf = weakMapMemoize((record: AdminRecord) => {
  const texts = identifying.flatMap((field) => [textOf(record, field), record[field]])
  const mobile = normalizeMobile(textOf(record, 'mobile'))
  return normalizeText([...texts.filter((text) => typeof text === 'string'), mobile].join('\n'))
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
 * The records of the people that a query names, the latest first, together for each person.
 *
 * @param heard compares Odia with Latin letters; undefined until it is loaded
 */
export function find(all: readonly Searched[], query: string, heard?: Heard): FoundRecord[] {
  const isWanted = createTest(query, heard)
  const isNamed = (searched: Searched) => Number(hasReference(searched, wordsIn(query)))
  const people = new Map<string, Searched[]>()
  for (const searched of all) {
    if (isWanted(searched)) people.set(personOf(searched.person), [])
  }
  const kept = new Map([...people].slice(0, mostPeople))
  for (const searched of all) kept.get(personOf(searched.person))?.push(searched)
  return [...kept.values()]
    .flatMap((records) => {
      const group = describe(records[0]!.person)
      // Enter opens the first: the record whose reference number was typed.
      const named = records.toSorted((a, b) => isNamed(b) - isNamed(a))
      return named.map(({ list, record }) => ({
        list,
        record,
        reference: referenceOf(list.prefix, record.id),
        group,
      }))
    })
    .slice(0, mostRecords)
}

/** `Asha Rao · Rao Udyog · +91 94370 12345` */
const describe = (person: AdminRecord) =>
  [applicantName(person), firmOf(person), formatMobile(textOf(person, 'mobile'))]
    .filter(Boolean)
    .join(' · ')

/** Where no person is named, the firm is the name. */
const firmOf = (person: AdminRecord) =>
  textOf(person, 'name') === '' ? '' : textOf(person, 'firmName')

/** Whether one of the words is a part of the reference number, as it was read or heard. */
function hasReference({ list, record }: Omit<Searched, 'person'>, words: readonly string[]) {
  const reference = asHeard(referenceOf(list.prefix, record.id))
  const plain = reference.replaceAll('-', '')
  return words.some(
    (word) =>
      word.length > 3 && (reference.includes(asHeard(word)) || plain.includes(asHeard(word))),
  )
}

function createTest(query: string, heard?: Heard) {
  const words = wordsIn(query)
  const digits = digitsOf(query)
  const soundsLike = createSoundTest(query, heard)
  return ({ list, record, person }: Searched) => {
    const own = wordsOf(person)
    const isNamed = words.every(
      (word) => own.includes(word) || hasReference({ list, record }, [word]),
    )
    if (isNamed || (digits !== '' && own.includes(digits))) return true
    return soundsLike(own, (by) => heardOf(person, by))
  }
}

import { weakMapMemoize } from '@reduxjs/toolkit'
import { normalizeMobile } from '@/shared/validation/mobile'
import { initialsIn, isSameName, readName, type Name } from './sameName'

/** A record that names a person. */
export type Named = { readonly id: string; readonly mobile?: string; readonly name?: string }

/** Identifies the person of a record: by the mobile number and the name, or by its own id without a number. */
export type PersonOf = (named: Named) => string

/** Worked out once for each version of a record: a list of thousands changes with each that arrives. */
const mobileOf = weakMapMemoize(({ mobile = '' }: Named) => normalizeMobile(mobile))

/** The spellings of a person's name, the one that says most first. */
type Spellings = Name[]

/**
 * Tells apart the people who give the same number, as partners and relatives do. Spellings of the same name are one
 * person; initials are, if they fit only one of the people.
 *
 * @param records all that are known, so that each page tells the same people apart
 */
export function personsAmong(records: Iterable<Named>): PersonOf {
  const namesByNumber = new Map<string, Set<string>>()
  for (const named of records) {
    const mobile = mobileOf(named)
    const names = namesByNumber.get(mobile)
    if (names === undefined) namesByNumber.set(mobile, new Set([named.name ?? '']))
    else names.add(named.name ?? '')
  }
  const peopleByNumber = new Map<string, Spellings[]>()
  const ids = new Map<string, string>()

  function identify(mobile: string, text: string): string {
    const people = peopleByNumber.get(mobile) ?? peopleOf(namesByNumber.get(mobile) ?? [])
    peopleByNumber.set(mobile, people)
    const [first] = personIn(people, readName(text)) ?? [readName(text)]
    return [mobile, first!.title ?? '', ...first!.words].join(' ')
  }

  return (named) => {
    const mobile = mobileOf(named)
    if (mobile === '') return named.id
    const key = `${mobile} ${named.name ?? ''}`
    const known = ids.get(key)
    if (known !== undefined) return known
    const id = identify(mobile, named.name ?? '')
    ids.set(key, id)
    return id
  }
}

/** The names that say more first, so that an initial finds the names it may stand for. */
function peopleOf(names: Iterable<string>): Spellings[] {
  const people: Spellings[] = []
  const untitled = ({ title }: Name) => (title === undefined ? 1 : 0)
  const all = [...names].map(readName).sort(
    (a, b) =>
      Number(a.words.length === 0) - Number(b.words.length === 0) ||
      initialsIn(a) - initialsIn(b) ||
      untitled(a) - untitled(b) ||
      b.joined.length - a.joined.length ||
      // In every order in which they arrive it is the same.
      (a.words.join(' ') < b.words.join(' ') ? -1 : 1),
  )
  for (const name of all) {
    const person = personIn(people, name)
    if (person === undefined) people.push([name])
    else person.push(name)
  }
  return people
}

/** The only person who has this name. A record without a name is of the only person of its number. */
function personIn(people: Spellings[], name: Name): Spellings | undefined {
  const isExact = (spelling: Name) =>
    spelling.joined === name.joined && spelling.title === name.title
  const exact = people.find((spellings) => spellings.some(isExact))
  if (exact !== undefined) return exact
  const fitting = people.filter(
    (spellings) =>
      name.words.length === 0 || spellings.some((spelling) => isSameName(spelling, name)),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The names of the other people with the same number, for each person. */
export function sharedNumbers(people: readonly Required<Named>[]): ReadonlyMap<string, string[]> {
  const byNumber = new Map<string, Required<Named>[]>()
  for (const person of people) {
    const others = byNumber.get(mobileOf(person))
    if (others === undefined) byNumber.set(mobileOf(person), [person])
    else others.push(person)
  }
  return new Map(
    people.map((person) => {
      const all = mobileOf(person) === '' ? [] : (byNumber.get(mobileOf(person)) ?? [])
      const others = all.filter(({ id }) => id !== person.id)
      return [person.id, [...new Set(others.map(({ name }) => name || 'No name'))]]
    }),
  )
}

/** `Same number as Asha Rao`; an empty text if the number is of one person. */
export const sameNumberText = (names: readonly string[]) =>
  names.length === 0 ? '' : `Same number as ${names.join(', ')}`

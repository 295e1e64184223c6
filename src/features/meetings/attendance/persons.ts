import { isVisitor, meetingOf, type Answer } from '../answers'
import { isNameErased } from '../attendanceApi'
import { meetingKey } from '../meetingKey'
import { sharedNumbers, type PersonOf } from '@/shared/text/persons'
import { languageOf, textOf } from '@/features/requests/api'
import type { HeldMeeting } from './heldMeetings'
import { sortableDay, type KnownMember } from './knownMembers'
import type { Present } from './present'
import { absencesOf, hasCome, visitOf, type Participation, type Visit } from './visits'

/** A person of any of the meetings, or a member. A person is a mobile number and a name. */
export type Person = {
  /** See `PersonOf`. */
  id: string
  name: string
  firmName: string
  mobile: string
  email: string
  isMember: boolean
  /** As on the card; empty where the desk has no such member. */
  memberNumber: string
  /** The member who invited a visitor. */
  invitedBy: string
  /** In which the person has answered, as it is stored: empty for English. */
  language: string
  /** In the order of the meetings. */
  visits: readonly Visit[]
  /** How many of the meetings the person came to. */
  came: number
  /** To how many they said yes and did not come. */
  noShows: number
  /** The last meetings missed one after another. An excuse neither counts nor ends them. */
  absences: number
  /** The names of the other people with this number. */
  sameNumberAs: readonly string[]
}

type Sources = {
  held: readonly HeldMeeting[]
  present: readonly Present[]
  /** The `Latest` ones. */
  answers: readonly Answer[]
  members: readonly KnownMember[]
  /** Tells all these people apart. */
  personOf: PersonOf
}

const factNames = ['name', 'firmName', 'mobile', 'email', 'invitedBy', 'language'] as const

type Facts = Pick<Person, (typeof factNames)[number]>

/** The facts about a person while the sources are read. */
type Known = Participation & {
  /** From the newest source, `at` in milliseconds since 1970. */
  facts: Facts
  at: number
  memberNumber?: string
}

/** The facts about a person in a source. */
type Source = Pick<Known, 'facts' | 'at' | 'isMember' | 'since' | 'memberNumber'> & { id: string }

/** All people with an answer or a check-in at these meetings, and all members. */
export function personsOf(sources: Sources): Person[] {
  const { held } = sources
  const known = [...readPersons(sources)]
  const shared = sharedNumbers(known.map(([id, { facts }]) => ({ id, ...facts })))
  return known.map(([id, person]): Person => {
    const visits = held.map((meeting) => visitOf(person, meeting))
    const parts = visits.map(({ part }) => part)
    return {
      id,
      ...person.facts,
      isMember: person.isMember,
      memberNumber: person.memberNumber ?? '',
      visits,
      came: parts.filter(hasCome).length,
      noShows: parts.filter((part) => part === 'Yes, absent').length,
      absences: absencesOf(parts),
      sameNumberAs: shared.get(id) ?? [],
    }
  })
}

function readPersons({ held, present: allPresent, answers, members, personOf }: Sources) {
  const persons = new Map<string, Known>()
  const keys = new Set(held.map(({ key }) => key))

  function add({ id, facts, at, isMember, since, memberNumber }: Source): Known {
    const known = persons.get(id)
    if (known === undefined) {
      const made = { facts, at, isMember, since, memberNumber, present: new Map<string, Present>() }
      const person = { ...made, sent: new Set<string>(), answered: new Map<string, Answer>() }
      persons.set(id, person)
      return person
    }
    if (at > known.at) Object.assign(known, { facts: merged(facts, known.facts), at })
    else known.facts = merged(known.facts, facts)
    known.isMember ||= isMember
    known.memberNumber ??= memberNumber
    if (since < known.since) known.since = since
    return known
  }

  for (const { id, name, firmName, mobile, email, at, since, number } of members) {
    const facts = { ...noFacts, name, firmName, mobile, email }
    const person = personOf({ id, name, mobile })
    add({ id: person, facts, at, isMember: true, since, memberNumber: number })
  }
  const addAnswer = (answer: Answer) =>
    add({
      id: personOf(answer),
      facts: factsOf(answer),
      at: answer.createdAtMillis ?? 0,
      isMember: !isVisitor(answer),
      since: sortableDay(answer.createdAtMillis),
    })
  const others: Answer[] = []
  for (const answer of answers) {
    const key = meetingOf(answer)
    if (keys.has(key)) addAnswer(answer).answered.set(key, answer)
    else others.push(answer)
  }
  for (const present of allPresent) {
    const { meetingId, meetingDate = '', inMillis } = present.attendance
    const key = meetingKey({ id: meetingId, meetingDate })
    if (!keys.has(key)) continue
    if (present.sentBy !== undefined) persons.get(present.sentBy)?.sent.add(key)
    // They count at the meeting, but not as a person: their name was erased.
    if (isNameErased(present.attendance)) continue
    const { name, firmName, mobile, answer } = present
    const facts = answer ? factsOf(answer) : { ...noFacts, name, firmName, mobile }
    const at = answer?.createdAtMillis ?? inMillis
    const isMember = !present.isVisitor
    const known = add({ id: present.person, facts, at, isMember, since: meetingDate })
    known.present.set(key, present)
  }
  // Answers to other meetings have newer facts about these people.
  for (const answer of others) if (persons.has(personOf(answer))) addAnswer(answer)
  return persons
}

const factsFrom = (read: (name: keyof Facts) => string) =>
  Object.fromEntries(factNames.map((name) => [name, read(name)])) as Facts

const noFacts = factsFrom(() => '')

const factsOf = (answer: Answer): Facts => ({
  ...factsFrom((name) => textOf(answer, name)),
  // English is a newer fact, too, though an answer leaves it out.
  language: languageOf(answer),
})

/** The newer facts, and older ones for the empty fields. */
const merged = (newer: Facts, older: Facts) => factsFrom((name) => newer[name] || older[name])

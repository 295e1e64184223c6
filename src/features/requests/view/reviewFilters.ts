import type { AdminRecord } from '@/shared/collectionConfig'
import { labelOf } from '@/shared/text/labelOf'
import { storedLanguages } from '@/shared/language'
import { dateInIndia } from '@/shared/text/dateText'
import { documents, type DocumentId } from '@/shared/validation/documents'
import type { AdminCollection } from '../collections'
import { languageOf } from '../records'

type Test = (record: AdminRecord) => boolean

type ReviewFilter = {
  label: string
  /** The choices besides “All”, as the address has them, with their words. */
  options: { [choice: string]: string }
  /** @param now in milliseconds since 1970 */
  testOf: (choice: string, now: number) => Test
}

const ids = Object.keys(documents) as DocumentId[]

const followUpOf = ({ review }: AdminRecord) => review?.followUp?.on

function followUpTest(choice: string, now: number): Test {
  const today = dateInIndia(now)
  return (record) => {
    const day = followUpOf(record)
    if (choice === 'none') return day === undefined
    if (day === undefined) return false
    if (choice === 'today') return day === today
    if (choice === 'overdue') return day < today
    return choice === 'any' || day <= today
  }
}

/**
 * The filters that ask for more than the value of a field. They apply to requests with a review; a list of others names
 * its own among its `filters`.
 */
export const reviewFilters: { [name: string]: ReviewFilter } = {
  followUp: {
    label: 'Follow-up',
    options: {
      due: 'Due today or earlier',
      today: 'Due today',
      overdue: 'Overdue',
      any: 'Any date',
      none: 'None',
    },
    testOf: followUpTest,
  },
  documents: {
    label: 'Documents',
    options: { complete: 'Complete', missing: 'Missing' },
    testOf: (choice) => {
      const isComplete: Test = ({ review }) =>
        ids.every((document) => review?.documents?.[document] !== undefined)
      return choice === 'complete' ? isComplete : (record) => !isComplete(record)
    },
  },
  entered: {
    label: 'Entered by',
    options: { visitor: 'Visitor', office: 'Administrator on behalf' },
    testOf: (choice) => (record) => (record.entered !== undefined) === (choice === 'office'),
  },
  language: {
    label: 'Language',
    options: {
      en: 'English',
      ...Object.fromEntries(storedLanguages.map((each) => [each, labelOf(each)])),
    },
    testOf: (choice) => (record) => languageOf(record) === choice,
  },
}

/** The names of all filters of a list whose choice is one value, the form's own first. */
export const choiceFilters = ({ kind, filters }: Pick<AdminCollection, 'kind' | 'filters'>) => [
  ...filters,
  ...(kind === undefined ? [] : Object.keys(reviewFilters)),
]

/** Whether a list has no choice of that value: an old address or a mistyped one. */
export const isUnknownChoice = (name: string, choice: string) =>
  Object.hasOwn(reviewFilters, name) && !Object.hasOwn(reviewFilters[name]!.options, choice)

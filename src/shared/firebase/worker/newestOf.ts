import { FieldPath, type QueryDocumentSnapshot } from 'firebase/firestore'
import { millisOf } from '@/shared/firebase/readDocument'

const createdAt = new FieldPath('createdAt')

/** So many of the newest documents. Only their dates are read, which takes a twentieth of the whole. */
export function newestOf(
  documents: readonly QueryDocumentSnapshot[],
  count: number,
): QueryDocumentSnapshot[] {
  const times = Float64Array.from(documents, (document) => millisOf(document.get(createdAt)) ?? 0)
  const least = times.slice().sort().at(-count) ?? 0
  const newer = documents.filter((_document, at) => times[at]! > least)
  const equal = documents.filter((_document, at) => times[at] === least)
  return [...newer, ...equal].slice(0, count)
}

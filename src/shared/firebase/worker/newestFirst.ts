import { FieldPath, type QueryDocumentSnapshot } from 'firebase/firestore'
import { millisOf } from '@/shared/firebase/readDocument'

const createdAt = new FieldPath('createdAt')

/**
 * Documents by their dates, the newest first, those without one last. Only the dates are read, which takes
 * a twentieth of the whole. The page puts all in order by itself, and has little to do where they are.
 */
export function newestFirst(documents: readonly QueryDocumentSnapshot[]): QueryDocumentSnapshot[] {
  const times = Float64Array.from(documents, (document) => millisOf(document.get(createdAt)) ?? 0)
  return documents
    .map((_document, at) => at)
    .sort((a, b) => times[b]! - times[a]!)
    .map((at) => documents[at]!)
}

import { documents, type DocumentId } from '@/shared/validation/documents'

/* The sentence of a message that asks for documents. My request knows it, too. */

const sentence = /Please send: ([^.\n]*)\.\s*/

const ids = Object.keys(documents) as DocumentId[]

/** The documents that a message asks for. */
export function documentsIn(message: string): DocumentId[] {
  const named = sentence.exec(message)?.[1]?.split(', ') ?? []
  return ids.filter((id) => named.includes(documents[id]))
}

/** The message after a document was added to its sentence, or taken out of it. */
export function toggleDocument(message: string, id: DocumentId): string {
  const before = documentsIn(message)
  const after = before.includes(id)
    ? before.filter((other) => other !== id)
    : ids.filter((other) => other === id || before.includes(other))
  const others = message.replace(sentence, '')
  if (after.length === 0) return others
  return `Please send: ${after.map((other) => documents[other]).join(', ')}. ${others}`.trim()
}

/** Whether the message asks for documents and says nothing more. */
export const asksOnlyForDocuments = (message: string) =>
  documentsIn(message).length > 0 && message.replace(sentence, '') === ''

import { texts } from '@/texts/office/en'
import { texts as inOdia } from '@/texts/office/or'

/**
 * The documents that an applicant may still owe the office: to ask for, and to tick when they arrive. A request for them is
 * stored in these English words.
 */
export const documents = texts.documents

export type DocumentId = keyof typeof documents

/** For messages in Odia. */
export const documentsInOdia = inOdia.documents

/** The sentence that asks for documents, with their names in English. */
export const askedDocuments = /Please send: ([^.\n]*)\.\s*/

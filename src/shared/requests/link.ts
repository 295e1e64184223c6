import { language, languages, type Language } from '@/shared/language'

/** The page on which applicants follow a request. */
export const myRequestPath = '/my-request/'

/**
 * The whole address of that page, for messages: people type reference number and mobile number there.
 *
 * @param of the language of the applicant, where that is not the one of this page
 */
export const myRequestAddress = (of: Language = language) =>
  window.location.origin + languages[of].base + myRequestPath

/** The list that a part of a notice shows below its text, and its source. */
type NoticeExtra =
  /** The fields that the form collects and their purpose: `forms` of the notice. */
  | 'collected'
  /** The contact person and the Board: `src/texts/rights`. */
  | 'contact'
  | 'board'
  /** The links to My Request and to the office. */
  | 'ways'

export type NoticePart = {
  title: string
  text: string
  extra?: NoticeExtra
  /**
   * The setting of the association that `{period}` in the text stands for, and the text while there is none.
   */
  period?: { setting: 'retention' | 'rights'; undecided: string }
}

/** The stored fields of a form. */
export type FormKept = {
  /** Of the form, as in its address. */
  id: string
  /** The purpose of the answers. */
  why: string
  /** The label of every stored field, by its name. */
  kept: Record<string, string>
}

/** A notice as an applicant agreed to it. A translation is a notice with its own version. */
export type Notice = {
  /** As a record stores it; since the second notice it ends with the language. */
  version: string
  /** The short text of a form before the whole text is opened; none if the form showed the whole. */
  summary: { title: string; text: string }[]
  /** Language of the text, as HTML names it. */
  language: 'en' | 'or' | 'hi'
  parts: NoticePart[]
  /** The fields that each form collects; none in the first notice, which did not list them. */
  forms: FormKept[]
}

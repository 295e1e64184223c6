export type Language = 'en' | 'or' | 'hi'

/** As a record names the language of its applicant: English is left out. */
export const storedLanguages = ['or', 'hi'] as const satisfies Language[]

/** The language of this build. English in tests and scripts, which are not built. */
export const language: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__

/**
 * The languages of the site: each one's own name, its tag for `lang`, and the beginning of its addresses. The
 * desk is English alone.
 */
export const languages = {
  en: { name: 'English', tag: 'en-IN', base: '' },
  or: { name: 'ଓଡ଼ିଆ', tag: 'or-IN', base: '/or' },
  hi: { name: 'हिन्दी', tag: 'hi-IN', base: '/hi' },
} as const satisfies Record<Language, { name: string; tag: string; base: string }>

/** A record with the language of the page that it is sent from. */
export const withLanguage = <Fields extends object>(record: Fields, sentIn = language) =>
  sentIn === 'en' ? record : { ...record, language: sentIn }

/** For `lang` of what `src/content` says in English on pages in all languages. */
export const contentTag = language === 'en' ? undefined : languages.en.tag

/** What the addresses of this build begin with. */
export const { base, tag } = languages[language]

/** The address of a page in the language of this build, as an address without the router needs it. */
export const inLanguage = (path: string) => base + path

/** The path of the page at an address of this build. */
export const withoutBase = (pathname: string) => pathname.slice(base.length) || '/'

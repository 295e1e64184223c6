export type Language = 'en' | 'or' | 'hi'

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

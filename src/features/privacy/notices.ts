import { texts as collected } from '@/texts/collected/en'
import { texts as collectedHi } from '@/texts/collected/hi'
import { texts as collectedOr } from '@/texts/collected/or'
import { texts as short, version } from '@/texts/notice/en'
import { texts as shortHi, version as versionHi } from '@/texts/notice/hi'
import { texts as shortOr, version as versionOr } from '@/texts/notice/or'
import { notice as first } from '@/texts/notices/2026-11'
import { kept } from '@/texts/notices/2026-12'
import type { Notice } from '@/texts/notices/notice'
import { texts as whole } from '@/texts/whole-notice/en'
import { texts as wholeHi } from '@/texts/whole-notice/hi'
import { texts as wholeOr } from '@/texts/whole-notice/or'
import { noticeOf } from './noticeOf'

const inUse = [
  noticeOf({ version, language: 'en', short, whole, collected }),
  noticeOf({
    version: versionOr,
    language: 'or',
    short: shortOr,
    whole: wholeOr,
    collected: collectedOr,
  }),
  noticeOf({
    version: versionHi,
    language: 'hi',
    short: shortHi,
    whole: wholeHi,
    collected: collectedHi,
  }),
]

/** Those of December 2026 said less of how long records are kept. */
const ofDecember = inUse.map((notice) => ({
  ...notice,
  version: `2026-12-${notice.language}`,
  parts: notice.parts.map((part) => {
    if (part.period?.setting !== 'retention') return part
    const { text, undecided } = kept[notice.language]
    return { ...part, text, period: { ...part.period, undecided } }
  }),
}))

/**
 * Every notice ever shown: those in use, and the older ones. Records refer to them by their versions, so none may change:
 * docs/content.md says how a notice gets another text. A test holds each of them.
 */
export const notices: readonly Notice[] = [...inUse, ...ofDecember, first]

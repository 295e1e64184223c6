import type { Texts as Collected } from '@/texts/collected/en'
import type { Texts as Short } from '@/texts/notice/en'
import type { Texts as Whole } from '@/texts/whole-notice/en'
import type { Notice } from '@/texts/notices/notice'

type Written = {
  version: string
  language: Notice['language']
  short: Pick<Short, 'summary'>
  whole: Whole
  collected: Collected
}

/** A notice in use, from its files. An older one is a file by itself. */
export const noticeOf = ({ version, language, short, whole, collected }: Written): Notice => ({
  version,
  summary: short.summary,
  language,
  parts: [
    { ...whole.collected, extra: 'collected' },
    whole.seen,
    withPeriod('retention', whole.kept),
    { ...whole.withdrawing, extra: 'ways' },
    whole.otherRights,
    withPeriod('rights', whole.answered),
    { ...whole.contact, extra: 'contact' },
    { ...whole.board, extra: 'board' },
    whole.adult,
  ],
  forms: Object.entries(collected).map(([id, form]) => ({ id, ...form })),
})

const withPeriod = (
  setting: 'retention' | 'rights',
  { undecided, ...part }: { title: string; text: string; undecided: string },
) => ({ ...part, period: { setting, undecided } })

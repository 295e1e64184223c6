import { expect, test } from 'vitest'
import { meetingMessages } from '@/features/meetings/manage/meetingMessage'
import type { Meeting } from '@/features/meetings/schema'
import { languages, type Language } from '@/shared/language'

const meeting: Meeting = {
  id: 'm1',
  createdAt: 'Unknown date',
  createdAtMillis: null,
  venueName: 'Town Hall',
  meetingDate: '2026-12-06',
  meetingTime: '04:30 PM',
}
const origin = 'https://example.org'

const textsOf = (change: Partial<Meeting> = {}) =>
  Object.fromEntries(
    meetingMessages({ ...meeting, ...change }, origin).map(({ language, text }) => [
      language,
      text,
    ]),
  ) as Record<Language, string>

test('the message about a meeting has the day, the venue and the page of each language', () => {
  const texts = textsOf()
  expect(texts.en).toContain(
    'The monthly meeting is on Sun, 6 Dec 2026, 04:30 PM.\nVenue: Town Hall',
  )
  expect(texts.or).toContain('ମାସିକ ବୈଠକ ରବିବାର, 6 ଡିସେମ୍ବର 2026, 04:30 PM ରେ ହେବ ।\nସ୍ଥାନ: Town Hall')
  expect(texts.hi).toContain('मासिक बैठक रविवार, 6 दिसंबर 2026, 04:30 PM को होगी।\nस्थान: Town Hall')
  for (const [language, text] of Object.entries(texts)) {
    const { base } = languages[language as Language]
    expect(text).toContain(` ${origin}${base}/form/monthlymeeting/?meeting=m1\n`)
  }
})

test('a cancelled meeting says so and why, without a page; a day in an old form stays as it was typed', () => {
  const cancelled = textsOf({
    state: 'cancelled',
    reason: 'Heavy rain',
    meetingDate: '6th December',
  })
  expect(cancelled.en).toContain('on 6th December, 04:30 PM is CANCELLED.\nReason: Heavy rain')
  expect(cancelled.or).toContain('ବାତିଲ କରାଯାଇଛି ।\nକାରଣ: Heavy rain')
  expect(cancelled.hi).toContain('रद्द कर दी गई है।\nकारण: Heavy rain')
  for (const text of Object.values(cancelled)) expect(text).not.toContain(origin)
})

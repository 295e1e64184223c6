import { expect, test } from 'vitest'
import { invitationText, waysToSend } from '@/features/meetings/attendance/invitation'

const person = { name: 'Bina', mobile: '9876500002', email: 'bina@example.org' }

test.each([
  ['or', 'ନମସ୍କାର Bina', '13 ଡିସେମ୍ବର 2026', 'ସଦସ୍ୟ ହୁଅନ୍ତୁ'],
  ['hi', 'नमस्कार Bina', '13 दिसंबर 2026', 'सदस्य बनें'],
  ['en', 'Namaskar Bina', '13 Dec 2026', 'become a member'],
] as const)('a visitor is invited in %s, to the form in it', (language, hello, day, subject) => {
  const text = invitationText(person, '2026-12-13', 'https://example.org/form/', language)
  expect(text.startsWith(hello)).toBe(true)
  expect(text).toContain(day)
  expect(text).toContain('\nhttps://example.org/form/\n')
  const [, mail] = waysToSend(person, text, language)
  expect(new URL(mail!.letter.href).searchParams.get('subject')).toContain(subject)
  expect(invitationText(person, undefined, '', language)).not.toMatch(/undefined|2026/)
})

import { expect, test } from 'vitest'
import { sha256 } from '@/shared/text/sha256'
import { sha256Now } from '@/shared/text/sha256Now'

test('is the hash that the browser computes, of texts of every length and in any script', async () => {
  const texts = ['', 'NR7F3KQ2ZD00000000AAAA', 'ନମସ୍କାର 🙏', '\u{1f64f}'.repeat(70)]
  for (let length = 1; length < 200; length += 1) texts.push('x'.repeat(length))
  for (const text of texts) expect(sha256Now(text), text).toBe(await sha256(text))
})

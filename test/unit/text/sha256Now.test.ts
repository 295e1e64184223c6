import { expect, test } from 'vitest'
import { sha256 } from '@/shared/text/sha256'
import { sha256Now } from '@/shared/text/sha256Now'

test.each(['', 'NR7F3KQ2ZD00000000AAAA', 'ନମସ୍କାର 🙏', 'x'.repeat(200)])(
  'is the hash that the browser computes: %j',
  async (text) => {
    expect(sha256Now(text)).toBe(await sha256(text))
  },
)

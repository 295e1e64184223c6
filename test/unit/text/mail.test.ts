import { expect, test } from 'vitest'
import { mailAddress } from '@/shared/text/letters'

test('a mail has its lines as mail programs want them', () => {
  expect(mailAddress('asha@example.org', 'Join & meet', 'One\nTwo')).toBe(
    'mailto:asha@example.org?subject=Join%20%26%20meet&body=One%0D%0ATwo',
  )
})

test('an address that is none gives no mail', () => {
  expect(mailAddress('asha', 'Join us')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { memberMessage, waysTo } from '@/features/members/tell/memberMessage'
import { memberEntryInWords } from '@/features/members/page/memberEntries'
import { aProfile } from '@scripts/samples/members/memberRecords'

const profile = {
  ...aProfile(1),
  mobile: '9437012345',
  whatsapp: undefined,
  email: 'asha@example.org',
}
const channelsOf = (more: object) =>
  waysTo({ ...profile, ...more } as typeof profile, 'Namaskar').map(({ channel }) => channel)

test('a message names the member and the number, and goes by each way that there is', () => {
  const text = memberMessage({ name: 'Asha Rao', number: 'UO/2019/017' }, 'en')
  expect(text).toMatch(/^Namaskar Asha Rao, .*number UO\/2019\/017\.$/)
  const odia = memberMessage({ name: 'ଆଶା ରାଓ', number: 'UO/2019/017' }, 'or')
  expect(odia).toMatch(/^ନମସ୍କାର ଆଶା ରାଓ, .*ସଦସ୍ୟ ସଂଖ୍ୟା UO\/2019\/017\).* ।$/)
  const [, mail] = waysTo(profile, odia, 'or')
  expect(new URL(mail!.href).searchParams.get('subject')).toContain('ଆପଣଙ୍କ ସଦସ୍ୟତା')
  expect(channelsOf({})).toEqual(['whatsapp', 'email', 'call'])
  expect(channelsOf({ mobile: 'unknown' })).toEqual(['email'])
  expect(channelsOf({ email: '', mobile: undefined, whatsapp: '9437012346' })).toEqual(['whatsapp'])
  expect(waysTo(undefined, text)).toEqual([])
})

test('the history says by which way a member was told, also by one that the desk does not know', () => {
  expect(memberEntryInWords({ kind: 'told', channel: 'email' })).toBe('told the member by e-mail')
  expect(memberEntryInWords({ kind: 'told', channel: 'toString' })).toBe('told the member by word')
})

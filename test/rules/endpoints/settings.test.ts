import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { membersApi } from '@/features/members/api'
import { settingsApi } from '@/features/settings/api'
import type { Value } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { setUpEndpoints } from './setUpEndpoints'

const firestore = firestoreFor()
const { readSetting, readTemplate } = settingsApi.endpoints
const { readMembership } = membersApi.endpoints

setUpEndpoints()
let store: Awaited<ReturnType<typeof openStore>>

beforeAll(async () => {
  store = await openStore()
})

type Fields = Record<string, Value>

test.each<[string, Fields, Fields, () => PromiseLike<{ data?: unknown }>]>([
  [
    'membership',
    { upiAddress: 'old@sbi', feeOrdinary: 2500 },
    { upiAddress: 'new@sbi', feeOrdinary: 3000 },
    () => store.dispatch(readMembership.initiate()),
  ],
  [
    'promises',
    { registrations: 30 },
    { registrations: 15 },
    () => store.dispatch(readSetting.initiate('promises')),
  ],
  [
    'retention',
    { rights: 36 },
    { rights: 12 },
    () => store.dispatch(readSetting.initiate('retention')),
  ],
  ['session', { hours: 12 }, { hours: 2 }, () => store.dispatch(readSetting.initiate('session'))],
  [
    'message-waiting',
    { en: 'Please send it' },
    { en: 'Please bring it' },
    () => store.dispatch(readTemplate.initiate('waiting')),
  ],
])(
  '%s of another owner is seen by what opens a minute later, while a page is open',
  async (setting, old, now, open) => {
    await firestore.seed({ settings: [{ id: setting, data: old }] })
    expect((await open()).data).toMatchObject(old)
    await firestore.seed({ settings: [{ id: setting, data: now }] })
    // Parts of one page do not read it again.
    expect((await open()).data).toMatchObject(old)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await open()).data).toMatchObject(now)
  },
)

import { expect, test } from 'vitest'
import { notLiveText } from '@/shared/ui/status/notLiveText'
import { toAppError } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { clockTime } from '@/shared/text/dateText'

const staleSince = Date.UTC(2026, 10, 27, 3, 35)
const failed = (code: string) =>
  ({ status: 'failed', error: toAppError({ code }), staleSince }) as const

test.each(['permission-denied', 'resource-exhausted', 'unavailable'])(
  'a list that never came because of “%s” says why, and not since when it is not live',
  (code) => {
    const message = messageOf(toAppError({ code }))
    expect(notLiveText({ ...failed(code), isEmpty: true })).toBe(
      `This could not be loaded. ${message} The page keeps trying.`,
    )
  },
)

test('a list that was there says since when it is not live, and promises only what will happen', () => {
  const since = `Not live since ${clockTime(staleSince)}.`
  expect(notLiveText({ ...failed('permission-denied'), isEmpty: false })).toBe(
    `${since} You do not have access to this. The page keeps trying.`,
  )
  const lost = { status: 'ready', error: null, staleSince, isEmpty: false } as const
  expect(notLiveText(lost)).toBe(
    `${since} The connection was lost. The list will update when the connection is back.`,
  )
})

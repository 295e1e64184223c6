import { expect, test } from 'vitest'
import { roleOf } from '@/shared/requests/roles'

test('an administrator has the role of their entry', () => {
  expect(['owner', 'editor', 'viewer'].map(roleOf)).toEqual(['owner', 'editor', 'viewer'])
})

test('an administrator from before there were roles, or with an unknown role, only reads', () => {
  expect([undefined, null, 7, 'chief'].map(roleOf)).toEqual(Array(4).fill('viewer'))
})

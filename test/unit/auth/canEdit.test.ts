import { expect, test } from 'vitest'
import { canEdit } from '@/shared/requests/roles'

test('editors and owners may change something; a role that is not known may not', () => {
  expect(canEdit('owner')).toBe(true)
  expect(canEdit('editor')).toBe(true)
  expect(canEdit('viewer')).toBe(false)
  expect(canEdit(null)).toBe(false)
})

import { expect, test } from 'vitest'
import { categories } from '@/content/categories'
import { sectors } from '@/shared/validation/sectors'

// Two lists, because what is shared knows nothing of the content, and records are checked by it.
test('the sectors of the forms are the categories of the companies, and the two outside them', () => {
  expect(sectors).toEqual([...categories, 'Services', 'Other'])
})

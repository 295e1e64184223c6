import { expect, inject, test } from 'vitest'
import { isTooMuch, pageSizes } from '@scripts/pageSizes'

/** Bytes of the settings that this site has and `npm run build` has not: see `setupSite`. */
const settings = 60

test('no public page transfers more than its budget', () => {
  const pages = pageSizes(inject('site').dist)

  expect(pages.length).toBeGreaterThan(15)
  const asBuilt = pages.map((page) => ({ ...page, scripts: page.scripts - settings }))
  // `npm run build && npm run sizes` prints each page beside what is recorded.
  expect(asBuilt.filter(isTooMuch)).toEqual([])
})

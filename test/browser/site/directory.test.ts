import { expect, test } from 'vitest'
import { longNamed } from '@scripts/samples/members/listingSeed'
import { openBrowser } from '@test/support/browser/browser'
import { openAlive } from '@test/support/browser/hydrated'
import { jumpsOf, noteJumps } from '@test/support/browser/jumps'

const { newPerson } = openBrowser()

/** A sample with all that a firm may show, but for a mobile number. */
const { firmName, email } = longNamed

test('without scripts the directory has its firms, and says whom to ask for their contacts', async () => {
  const page = await (await newPerson({ javaScriptEnabled: false })).newPage()
  await page.goto('/directory/')
  await page.getByRole('heading', { name: firmName }).waitFor()
  await page.getByText('Without scripts this page cannot show contacts').waitFor()
  expect(await page.getByText('Contacts are loading').isVisible()).toBe(false)
  expect(await page.locator('.firms a').count()).toBe(0)
})

test.each([360, 1440])(
  'the contacts of firms come and hardly move anything, on a screen of %i px',
  async (width) => {
    const page = await (await newPerson({ viewport: { width, height: 900 } })).newPage()
    await noteJumps(page)
    await openAlive(page, '/directory/')
    await page.getByRole('link', { name: email }).waitFor()
    expect(await page.getByText('Contacts are loading').count()).toBe(0)
    expect(await page.getByText('Without scripts this page').isVisible()).toBe(false)
    // The samples show more and longer contacts than firms do. From 0.1 on a jump is bad: https://web.dev/articles/cls
    expect((await jumpsOf(page)).filter((jump) => jump > 0.02)).toEqual([])
  },
)

import type { CDPSession, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '@test/support/browser/browser'
import { openAlive } from '@test/support/browser/hydrated'

const { newPerson } = openBrowser()

/** A press as slow as that of somebody who is not used to it: the page has time to change. */
type Press = (page: Page, at: { x: number; y: number }) => Promise<void>

const untilRendered = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)
  })

const byMouse: Press = async (page, { x, y }) => {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await untilRendered(page)
  await page.mouse.up()
}

const byFinger: Press = async (page, at) => {
  const devTools: CDPSession = await page.context().newCDPSession(page)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await untilRendered(page)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const ways = {
  'a mouse': { press: byMouse, particulars: { viewport: { width: 1280, height: 800 } } },
  'a finger': {
    press: byFinger,
    particulars: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
}

type Role = 'button' | 'checkbox' | 'radio'

/** The upper edge of an element, which is no longer there if the element moves down. */
async function edgeOf(page: Page, role: Role, name: RegExp) {
  const element = page.getByRole(role, { name }).first()
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  return { x: box!.x + box!.width / 2, y: box!.y + 4 }
}

/** A field with what is typed into it, and what is pressed next. */
const samples: [path: string, field: RegExp, text: string, role: Role, name: RegExp][] = [
  ['/form/professionaladvisor/', /^Experience/, '', 'button', /^Submit$/],
  ['/form/serviceadvisor/', /^Experience/, 'x'.repeat(121), 'button', /^Submit$/],
  ['/form/newregistration/', /^PIN code/, '12', 'radio', /^Manufacturing/],
  ['/form/growthfund/', /^How it will be used/, 'Too short', 'checkbox', /^Udyam certificate/],
  ['/AdminLogInForm', /^Password/, '', 'button', /^Login$/],
]

describe.each(Object.entries(ways))('with %s', (_, { press, particulars }) => {
  test.each(samples)(
    '%s: one press counts, whatever leaving the field %s with "%s" shows',
    async (path, field, text, role, name) => {
      const page = await (await newPerson(particulars)).newPage()
      await openAlive(page, path)
      await page.getByLabel(field).first().fill(text)
      const target = page.getByRole(role, { name }).first()

      await press(page, await edgeOf(page, role, name))

      const isDone = () =>
        role === 'button'
          ? page.getByText('Please correct these answers').isVisible()
          : target.isChecked()
      await expect.poll(isDone).toBe(true)
    },
  )
})

test('a field that is left by a press shows its error as soon as the mouse is released', async () => {
  const page = await (await newPerson()).newPage()
  await openAlive(page, '/form/newregistration/')
  const error = page.getByText('Enter a 10-digit Indian mobile number')
  for (const leave of ['heading', 'select', 'dragging']) {
    await page.getByLabel(/^Mobile/).fill('12')
    if (leave === 'select') await page.locator('select').first().click()
    else {
      await page.getByRole('heading', { level: 1 }).hover()
      await page.mouse.down()
      if (leave === 'dragging') await page.mouse.move(10, 400, { steps: 5 })
      await page.mouse.up()
    }
    await error.waitFor()
    expect(await error.count(), leave).toBe(1)
    await page.reload()
  }
})

import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aRegistration } from '@scripts/samples/records'
import { haveSession, openMemberList } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { enter } from '@test/support/forms/fillForm'
import { firestoreFor } from '@test/support/emulators/firestore'
import { stopsWithoutRing, focusRing } from '@test/support/reading/focusRings'
import { cutOnPaper, paper } from '@test/support/reading/paper'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)

const forms = [
  ['/form/newregistration/', 75],
  ['/company/', 30],
] as const

test('the focus is seen on every control of a public page', async () => {
  const page = await (await newPerson()).newPage()
  for (const [path, stops] of forms) {
    await page.goto(path)
    expect(await stopsWithoutRing(page, stops), path).toEqual([])
  }
})

test('the focus is seen on every control in the colours of the system', async () => {
  const page = await (await newPerson({ forcedColors: 'active' })).newPage()
  for (const [path, stops] of [...forms, ['/AdminLogInForm', 20] as const]) {
    await page.goto(path)
    expect(await stopsWithoutRing(page, stops), path).toEqual([])
  }
  await openMemberList(page)
  await page.getByRole('grid').getByRole('link').first().waitFor()
  expect(await stopsWithoutRing(page, 60), 'the list').toEqual([])
  await page.getByRole('gridcell').nth(3).click()
  for (const key of ['ArrowRight', 'ArrowDown', 'Home']) {
    await page.keyboard.press(key)
    expect(await page.evaluate(focusRing)).toMatchObject({ isSeen: true })
  }
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(focusRing)).toMatchObject({ isSeen: true })
})

test('bars of charts and marks of the current page are seen in the colours of the system', async () => {
  const page = await (await newPerson({ forcedColors: 'active' })).newPage()
  await openMemberList(page)
  await page.getByRole('button', { name: 'Charts' }).click()
  await page.locator('main button[aria-pressed] > [aria-hidden]').first().waitFor()
  const colours = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Canvas'
    const ground = getComputedStyle(probe).color
    probe.remove()
    const bars = [...document.querySelectorAll('main button[aria-pressed] > [aria-hidden]')]
    const weeks = [...document.querySelectorAll('svg[role="img"] rect')]
    return {
      ground,
      bars: bars.map((bar) => getComputedStyle(bar).backgroundColor),
      weeks: weeks.map((bar) => getComputedStyle(bar).fill),
    }
  })
  expect(colours.bars.length).toBeGreaterThan(3)
  expect(colours.weeks.length).toBeGreaterThan(0)
  expect([...colours.bars, ...colours.weeks]).not.toContain(colours.ground)
  expect(colours.bars).not.toContain('rgba(0, 0, 0, 0)')

  const current = page.getByRole('navigation', { name: 'Admin area' }).locator('[aria-current]')
  expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
})

/** The same as the page asks for it: a wide table wants its long side. */
async function paperOf(page: Page) {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))!
  return Number(width) > Number(height) ? { width: 1017, height: 672 } : paper
}

const long = (word: string, length: number) => `${word} `.repeat(length).slice(0, length - 1) + '.'

test('long answers are printed in full: in a form, in a record and in a list', async () => {
  const wanted = aRegistration(7_000, {
    name: long('Sample', 80),
    firmName: long('Udyog', 120),
    address: long('Lane', 300),
    products: long('Products', 300),
    proposer: 'w'.repeat(80),
    email: `${'long'.repeat(14)}@${'example'.repeat(8)}.example.org`,
  })
  onTestFinished(() => firestore.delete(`New_Registration/${wanted.id}`))
  await firestore.seed({ New_Registration: [wanted] })
  const page = await (await newPerson({ viewport: paper })).newPage()

  await page.goto('/form/newregistration/')
  for (const name of ['address', 'products'] as const) {
    await enter(page, name, wanted.data[name] ?? '')
  }
  expect(await cutOnPaper(page), 'a form').toEqual([])

  await page.goto('/form/newregistration/received/NR-7F3K-Q2ZD')
  expect(await cutOnPaper(page), 'what was received').toEqual([])

  await haveSession(page)
  await page.goto(`/member/${wanted.id}`)
  await page.getByText(wanted.data.products!).waitFor()
  expect(await cutOnPaper(page), 'a record').toEqual([])

  for (const columns of [
    'name,firmName,address,products',
    'name,firmName,mobile,email,address,products,proposer,district,sector,pin,turnover,investment,employees,udyam,gstin,pan',
  ]) {
    await page.goto(`/memberlist?q=${wanted.data.products!.slice(0, 40)}&columns=${columns}`)
    await page.getByText(/^\d+ of [\d,]+ registrations$/).waitFor()
    await page.setViewportSize(await paperOf(page))
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.getByRole('table', { includeHidden: true }).waitFor({ state: 'attached' })
    expect(await cutOnPaper(page), `a list with ${columns}`).toEqual([])
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.setViewportSize(paper)
  }
})

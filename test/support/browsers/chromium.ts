import { chromium } from 'playwright'
import { chromiumFlags, findTestChromium } from '@test/support/browser/chromium'
import { size, type Engine } from './engine'

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findTestChromium(),
    args: chromiumFlags,
  })
  const page = await browser.newPage({ viewport: size })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return {
    complaints,
    goTo: async (address) => void (await page.goto(address)),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}

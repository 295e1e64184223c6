import { chromium, type Browser } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aRegistration, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { haveSession } from '@test/support/browser/administrator'
import {
  chromiumEnvironment,
  chromiumFlags,
  findTestChromium,
} from '@test/support/browser/chromium'
import { firestoreFor, locksEndIn } from '@test/support/emulators/firestore'
import { lookLimit, timeLimit } from '@test/support/setup/timeLimits'
import { demoAdmin } from '@/shared/config/demo'
import { states } from '@/shared/requests/states'

/*
 * A phone that ends the browser at any moment after a press. What its screen has said last is what is stored.
 */

const { url, firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)

/** So many browsers are ended. `KILLS=20` for a hundred presses. */
const kills = Number(process.env.KILLS ?? 1)
/** Presses in each, at the same time on phones of their own. */
const presses = 5

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** As a slow mobile network: 400 ms there and back, 400 kbit/s. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

test(
  'what the screen said last is stored, whenever the browser is ended after a press',
  async () => {
    const lost: string[] = []
    const said = new Map<string, number>()
    for (let kill = 0; kill < kills; kill += 1) {
      for (const { last, stored } of await pressAndKill(kill)) {
        said.set(last, (said.get(last) ?? 0) + 1)
        const isTrue = last === 'Saving…' ? true : last === states[stored].label
        if (!isTrue) lost.push(`said ${last}, stored ${stored}`)
      }
    }
    console.log(`Said last, of ${kills * presses} presses: ${JSON.stringify([...said])}`)
    expect(lost).toEqual([])
  },
  (1 + kills) * timeLimit,
)

/** Presses "Recommend" on five phones of one browser, and ends it. @returns what each has said last, and what is stored */
async function pressAndKill(kill: number) {
  const requests = await Promise.all(
    Array.from({ length: presses }, (_, at) => seedRequest(44_000 + kill * presses + at)),
  )
  const server = await chromium.launchServer({
    executablePath: findTestChromium(),
    args: chromiumFlags,
    env: chromiumEnvironment,
  })
  const browser = await chromium.connect(server.wsEndpoint())
  const pages = []
  for (const request of requests) pages.push(await openRecord(browser, request.path))
  const last = pages.map(() => '')
  await Promise.all(
    pages.map(async (page, at) => {
      await page.exposeFunction('say', (text: string) => (last[at] = text))
      await page.evaluate(followStatus)
      const network = await page.context().newCDPSession(page)
      await network.send('Network.emulateNetworkConditions', slow)
    }),
  )
  // Each a little later than the one before: when the browser ends, they are at different moments of the way.
  const pressed = pages.map(async (page, at) => {
    await new Promise((resolve) => setTimeout(resolve, at * 300))
    await page.getByRole('button', { name: 'Recommend', exact: true }).tap()
  })
  await expect.poll(() => last.filter((text) => text === 'Recommended').length).toBeGreaterThan(1)
  await server.kill()
  await Promise.allSettled(pressed)
  return Promise.all(
    requests.map(async ({ stored }, at) => ({ last: last[at]!, stored: await stored() })),
  )
}

/** Reports each text of the status beside the name. */
function followStatus() {
  const read = () => {
    const chip = document.querySelector('h1')?.parentElement?.querySelector('.MuiChip-label')
    const { say } = window as unknown as { say: (text: string) => void }
    say(chip?.textContent ?? '')
  }
  read()
  new MutationObserver(read).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}

async function openRecord(browser: Browser, path: string) {
  const context = await browser.newContext({ ...phone, baseURL: url, reducedMotion: 'reduce' })
  context.setDefaultTimeout(lookLimit)
  const page = await context.newPage()
  await haveSession(page)
  await page.goto(path)
  await page.getByRole('button', { name: 'Recommend', exact: true }).waitFor()
  return page
}

/** A registration that is in review, and gone after the test. */
async function seedRequest(n: number) {
  const { id, data } = aRegistration(n, { name: `Sample ${n}`, createdAt: new Date() })
  const { review, history } = aReviewIn('registrations', 'reviewing', [demoAdmin.uid], new Date())
  const path = `New_Registration/${id}`
  await firestore.seed({
    New_Registration: [{ id, data: { ...data, review } }],
    [`${path}/history`]: history,
  })
  const paths = [path, ...[1, 2, 3].map((v) => `${path}/history/${v}`)]
  onTestFinished(() => firestore.deleteAll(paths), 2 * locksEndIn)
  const stored = async () => {
    const now = (await firestore.read(path))?.review as { [name: string]: Value } | undefined
    return now?.state as 'reviewing' | 'recommended'
  }
  return { path: `/member/${id}`, stored }
}

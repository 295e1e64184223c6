import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
} from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { chromiumEnvironment, chromiumFlags, findTestChromium } from './chromium'
import { actAfterHydration } from './hydrated'
import '@test/support/setup/providedContext'
import { rememberFailures } from './rememberFailures'
import { lookLimit } from '@test/support/setup/timeLimits'

type Particulars = BrowserContextOptions & {
  /** See `rememberFailures`. */
  remembersFailures?: boolean
}

type Person = BrowserContext & {
  /** Messages on this person's console that are known to come, and that therefore fail no journey. */
  expectOnConsole: (...patterns: RegExp[]) => void
}

/**
 * Opens Chromium for the journeys of a test file. `newPerson` gives a context of its own,
 * at the site's address, as another person on another machine would have it; it is closed with
 * the test. Every error or warning on a console, and every uncaught error, fails the test.
 */
export function openBrowser(launch: LaunchOptions = {}) {
  let browser: Awaited<ReturnType<typeof chromium.launch>>
  const contexts: BrowserContext[] = []
  const complaints: { line: string; expected: RegExp[] }[] = []

  beforeAll(async () => {
    const usual = {
      executablePath: findTestChromium(),
      args: chromiumFlags,
      env: chromiumEnvironment,
    }
    browser = await chromium.launch({ ...usual, ...launch })
  })

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    const unexpected = complaints
      .splice(0)
      .filter(({ line, expected }) => !expected.some((pattern) => pattern.test(line)))
      .map(({ line }) => line)
    expect(unexpected, `the browser complained: ${unexpected.join('; ')}`).toEqual([])
  })

  afterAll(() => browser.close())

  async function newPerson(options: Particulars = {}): Promise<Person> {
    const { remembersFailures = false, ...particulars } = options
    const context = await browser.newContext({
      // Motion is for the eye; where it matters a journey asks for it.
      reducedMotion: 'reduce',
      ...particulars,
      baseURL: particulars.baseURL ?? inject('site').url,
    })
    context.setDefaultTimeout(lookLimit)
    contexts.push(context)
    if (particulars.javaScriptEnabled !== false) context.on('page', actAfterHydration)
    const expected = [
      // A page that is closed ends its channel, which the emulator may have forgotten.
      / 400 \(Bad Request\) \(.*\/Listen\/channel\?.*TYPE=terminate/,
      // Two journeys of one administrator may write the exports of a minute at once; the SDK of the second tries again.
      / 409 \(Conflict\) \(.*\/documents:commit\?/,
    ]
    if (remembersFailures) {
      await rememberFailures(context)
      // A part that is refused.
      expected.push(/ERR_FAILED \(.*\/assets\//)
    }
    const complain = (line: string) => complaints.push({ line, expected })
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      complain(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`))
    return Object.assign(context, {
      expectOnConsole: (...patterns: RegExp[]) => void expected.push(...patterns),
    })
  }

  return { newPerson }
}

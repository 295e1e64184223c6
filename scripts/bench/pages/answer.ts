import type { Browser, CDPSession } from 'playwright'
import { setTimeout as wait } from 'node:timers/promises'
import { openPage, type Profile } from '@scripts/figures/visitor'

/** What a visitor does as soon as the page shows where; milliseconds since the navigation began. */
export type Answer = {
  /** Until React has taken the page over or drawn it; undefined where it never does. */
  alive: number | undefined
  /** Until what was done shows; undefined where it never does. */
  shown: number | undefined
}

type Place = { x: number; y: number }

type Act = {
  /** An expression for the place to do it at, null before there is one. */
  place: string
  /** Done once; or again and again until it shows, as a hand does that points at something. */
  isSteady?: true
  act: (session: CDPSession, place: Place) => Promise<unknown>
  /** An expression that says whether it shows. */
  isShown: string
}

/** Milliseconds after which nothing is expected any more. */
const patience = 20_000

const middleOf = (selector: string) =>
  `(() => { const box = document.querySelector('${selector}')?.getBoundingClientRect(); return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null })()`

const field = 'main :is(input[type="text"], input[type="email"])'

const typing: Act = {
  place: middleOf(field),
  async act(session) {
    const expression = `document.querySelector('${field}').focus({ preventScroll: true })`
    await session.send('Runtime.evaluate', { expression })
    await session.send('Input.insertText', { text: 'S' })
  },
  isShown: `document.querySelector('${field}')?.value === 'S'`,
}

const press = async (session: CDPSession, place: Place) => {
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await session.send('Input.dispatchMouseEvent', {
      type,
      ...place,
      button: 'left',
      clickCount: 1,
    })
  }
}

const drawer: Act = {
  place: middleOf('header button[aria-label="Menu"]'),
  act: press,
  isShown: `document.querySelector('.MuiDrawer-paper nav a') !== null`,
}

let isLeft = false
const dropDown: Act = {
  place: middleOf('header li.group > button'),
  isSteady: true,
  act(session, { x, y }) {
    isLeft = !isLeft
    const params = { type: 'mouseMoved' as const, x: x + (isLeft ? -1 : 1), y }
    return session.send('Input.dispatchMouseEvent', params)
  },
  isShown: `(() => { const list = document.querySelector('header li.group > ul'); return list !== null && getComputedStyle(list).visibility === 'visible' })()`,
}

/** Types into the first field of a page as soon as there is one. */
export const typeAtOnce = (browser: Browser, url: string, profile: Profile) =>
  answer(browser, url, profile, typing)

/** Opens the menu as soon as there is one: the drawer by a press, the drop-down by pointing at it. */
export const openMenuAtOnce = (browser: Browser, url: string, profile: Profile) =>
  answer(browser, url, profile, profile.viewport.width < 1000 ? drawer : dropDown)

async function answer(browser: Browser, url: string, profile: Profile, act: Act): Promise<Answer> {
  const { page, session, close } = await openPage(browser, profile)
  try {
    // The loader of these scripts names functions by a helper that the page does not have.
    await page.addInitScript(
      `globalThis.__name = (it) => it; (${watch.toString()})(() => ${act.isShown})`,
    )
    const end = performance.now() + patience
    await page.goto(url, { waitUntil: 'commit' })
    let hasActed = false
    let answered: Partial<Answer> = {}
    while (performance.now() < end) {
      const mayAct = answered.shown === undefined && (act.isSteady === true || !hasActed)
      const place = mayAct ? await read<Place | null>(session, act.place) : null
      if (place) {
        await act.act(session, place)
        hasActed = true
      }
      answered = await read<Partial<Answer>>(session, 'window.answered')
      if (answered.alive !== undefined && answered.shown !== undefined) break
      await wait(50)
    }
    return { alive: answered.alive, shown: answered.shown }
  } finally {
    await close()
  }
}

async function read<Value>(session: CDPSession, expression: string): Promise<Value> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value as Value
}

declare global {
  interface Window {
    answered: { alive?: number; shown?: number }
  }
}

/** Runs in the page before anything else of it: notes in which picture something is there first. */
function watch(isShown: () => boolean) {
  const answered: Window['answered'] = {}
  window.answered = answered
  const look = () => {
    const heading = document.querySelector('#root:not([data-page]) h1')
    if (heading !== null) answered.alive ??= performance.now()
    // What is there and then gone, when React takes the page over, was not there.
    if (document.body && isShown()) answered.shown ??= performance.now()
    else delete answered.shown
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

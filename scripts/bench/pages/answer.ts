import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright'
import { openPage, type Profile } from '@scripts/measure/browser'

type Place = { x: number; y: number }

/** What a visitor does as soon as the page shows where. */
type Act = {
  /** An expression for the place, null before there is one. */
  place: string
  /** Repeated until it shows, as a hand moves that points at something. */
  isSteady?: true
  act: (session: CDPSession, place: Place) => Promise<unknown>
  /** An expression that says whether it shows. */
  isShown: string
}

/** Milliseconds after which nothing more is expected. */
const timeLimit = 20_000

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

const drawer: Act = {
  place: middleOf('header button[aria-label="Menu"]'),
  async act(session, place) {
    const press = { ...place, button: 'left', clickCount: 1 } as const
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press })
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press })
  },
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

/** Milliseconds until a key typed into the first field at once shows; Infinity when it never does. */
export const typeAtOnce = (browser: Browser, url: string, profile: Profile) =>
  answer(browser, url, profile, typing)

/** The same for the menu: the drawer by a press, the drop-down by pointing at it. */
export const openMenuAtOnce = (browser: Browser, url: string, profile: Profile) =>
  answer(browser, url, profile, profile.isMobile ? drawer : dropDown)

async function answer(browser: Browser, url: string, profile: Profile, act: Act): Promise<number> {
  const { page, session, close } = await openPage(browser, profile)
  async function read<Value>(expression: string): Promise<Value> {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value as Value
  }
  try {
    await page.addInitScript(`(${watch.toString()})(() => ${act.isShown})`)
    const end = performance.now() + timeLimit
    await page.goto(url, { waitUntil: 'commit' })
    let hasActed = false
    while (performance.now() < end) {
      const shown = await read<number>('window.answered')
      const isHydrated = await read<boolean>(
        `document.querySelector('#root:not([data-page]) h1') !== null`,
      )
      if (shown > 0 && isHydrated) return shown
      const mayAct = shown === 0 && (act.isSteady === true || !hasActed)
      const place = mayAct ? await read<Place | null>(act.place) : null
      if (place) await act.act(session, place)
      if (place) hasActed = true
      await wait(50)
    }
    return Infinity
  } finally {
    await close()
  }
}

declare global {
  interface Window {
    answered: number
  }
}

/** Runs in the page before its scripts: notes in which frame something is shown first. */
function watch(isShown: () => boolean) {
  window.answered = 0
  const look = () => {
    // What is there and vanishes when React hydrates the page was not there.
    if (document.body && isShown()) window.answered ||= performance.now()
    else window.answered = 0
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

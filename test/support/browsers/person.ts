import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import type { screen } from '@testing-library/dom'
import { expect, inject, onTestFinished } from 'vitest'
import type { Place } from './engine'
import { engines, type EngineName } from './engines'
import '@test/support/setup/providedContext'

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min'),
  'utf8',
)

type Title = string | RegExp
type Query = Extract<keyof typeof screen, `queryAllBy${string}`>

const written = (value: unknown): string =>
  value instanceof RegExp ? String(value) : JSON.stringify(value)

/** An expression for the first element that Testing Library finds in the page. */
const first = (query: Query, ...args: (Title | { name: string })[]) =>
  `TestingLibraryDom.${query}(document.body, ${args
    .map((value) =>
      typeof value === 'object' && 'name' in value ? `{ name: ${value.name} }` : written(value),
    )
    .join(', ')})[0]`

const byRole = (role: string, name: Title) => first('queryAllByRole', role, { name: written(name) })
const byLabel = (label: Title) => first('queryAllByLabelText', label)
const byText = (text: Title) => first('queryAllByText', text)

/**
 * A person with a browser of their own, which is closed with the test. Elements are found as a person
 * names them, by Testing Library in the page, and waited for; what the page logs as an error fails the test.
 */
export async function openBrowser(name: EngineName) {
  const engine = await engines[name]()
  onTestFinished(async () => {
    await engine.close()
    expect(engine.complaints).toEqual([])
  })

  /** Runs a script in the page until its value is neither null nor false. */
  async function until<Value>(what: string, body: string): Promise<Value> {
    let value: Value | undefined
    const look = async () => {
      // Testing Library is gone with each page.
      const isThere = await engine.run<boolean>(`return 'TestingLibraryDom' in window`)
      if (!isThere) await engine.run<null>(`${library}; return null`)
      value = await engine.run<Value>(body)
      return Boolean(value)
    }
    // A page that is just left answers with an error.
    const lookAgain = () => look().catch(String)
    await expect
      .poll(lookAgain, { message: what, interval: 200 })
      .toBe(true)
      .catch(async (cause: unknown) => {
        const shown = await engine.run<string>('return location.href + document.body.innerText')
        throw new Error(`It does not come to this: ${what}. There is:\n${shown}`, { cause })
      })
    return value!
  }

  /** Waits until the middle of the element lies open and moves no more, and presses there. */
  async function press(element: string) {
    const look = () =>
      until<Place>(
        `press ${element}`,
        `const element = ${element}
         if (!element) return null
         const { left, top, width, height } = element.getBoundingClientRect()
         const place = { x: left + width / 2, y: top + height / 2 }
         if (element.contains(document.elementFromPoint(place.x, place.y))) return place
         element.scrollIntoView({ block: 'center', behavior: 'instant' })
         return null`,
      )
    let place = await look()
    for (let last; last?.x !== place.x || last.y !== place.y;) {
      last = place
      await wait(200)
      place = await look()
    }
    await engine.press(place)
  }

  return {
    /** Opens an address of the site, and waits until it is hydrated. */
    async open(path: string) {
      await engine.goTo(new URL(path, inject('site').url).href)
      await until(`open ${path}`, `return !!document.querySelector('#root:not([data-page])')`)
    },
    press: (role: string, title: Title) => press(byRole(role, title)),
    /** Presses the label of a box or a radio button: the browser's own is hidden behind a drawn one. */
    tick: (label: Title) => press(`${byLabel(label)}?.closest('label')`),
    async type(label: Title, text: string) {
      await press(byLabel(label))
      await engine.type(text)
    },
    /** Chooses an option of a field with the browser's own list. */
    choose: (label: Title, option: string) =>
      until<true>(
        `choose ${option}`,
        `const field = ${byLabel(label)}
         if (!field) return false
         field.value = [...field.options].find(({ text }) => text === ${written(option)}).value
         return field.dispatchEvent(new Event('change', { bubbles: true }))`,
      ),
    see: (role: string, title: Title) =>
      until<true>(`see ${title}`, `return !!${byRole(role, title)}`),
    /** The text of the first element with it. */
    read: (text: Title) => until<string>(`read ${text}`, `return ${byText(text)}?.textContent`),
    /** A form that was just opened takes a person who fills it in for a machine. */
    unhurried: () => until<true>('wait', 'return performance.now() > 3100'),
    address: () => engine.run<string>('return location.href'),
  }
}

export type Person = Awaited<ReturnType<typeof openBrowser>>

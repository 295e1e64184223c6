import type { Locator, Page } from 'playwright'
import type { Answer, Answers } from './formJourneys'

const fieldOf = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

const kindOf = (field: Locator) =>
  field
    .first()
    .evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName))

/** Enters one answer, as a person with a mouse or a finger would. */
export async function enter(page: Page, name: string, answer: Answer) {
  const field = fieldOf(page, name)
  const kind = await kindOf(field)
  if (kind === 'select') await field.selectOption(String(answer))
  else if (kind === 'radio')
    await page.locator(`form [name="${name}"][value="${String(answer)}"]`).check()
  else if (Array.isArray(answer)) {
    for (const option of answer) {
      await page.locator(`form [name="${name}"][value="${option}"]`).check()
    }
  } else if (kind === 'checkbox') await field.setChecked(answer === true)
  else await field.fill(String(answer))
}

/**
 * Enters all answers in one go, for journeys that are about what comes after; takes as long for
 * it as a person does at least.
 */
export async function fillForm(page: Page, answers: Answers) {
  await page.evaluate(enterAll, answers)
  await untilUnhurried(page)
}

/** Runs in the page. */
async function enterAll(answers: Answers) {
  // A field may be there only once another one is answered.
  async function find(selector: string) {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = document.querySelector<HTMLInputElement>(selector)
      if (found !== null) return found
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`There is no ${selector}`)
  }
  for (const [name, answer] of Object.entries(answers)) {
    const selector = `form [name="${name}"]`
    const field = await find(selector)
    if (field.type === 'checkbox' && typeof answer === 'boolean') {
      if (field.checked !== answer) field.click()
    } else if (field.type === 'checkbox' || field.type === 'radio') {
      for (const option of [answer].flat()) (await find(`${selector}[value="${option}"]`)).click()
    } else {
      // React takes no notice of a value set through its own property.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        answer,
      )
      const event = field.localName === 'select' ? 'change' : 'input'
      field.dispatchEvent(new Event(event, { bubbles: true }))
    }
  }
}

/** Until a form that was opened at its address takes who fills it in for a person. */
export const untilUnhurried = (page: Page) => page.waitForFunction(() => performance.now() > 3_100)

/** Letters of a text that are typed one by one. */
const typed = 6

/** Fills in the form from its first field to its button with nothing but a keyboard. */
export async function fillByKeyboard(page: Page, answers: Answers) {
  const { keyboard } = page
  const given = new Set<string>()
  for (let stops = 0; stops < 300; stops += 1) {
    await keyboard.press('Tab')
    const at = await focused(page)
    if (at.kind === 'submit') return
    const answer = answers[at.name]
    const key = at.kind === 'checkbox' ? `${at.name} ${at.value}` : at.name
    if (answer === undefined || given.has(key)) continue
    given.add(key)
    if (at.kind === 'checkbox') {
      const isWanted = Array.isArray(answer) ? answer.includes(at.value) : answer === true
      if (isWanted !== at.isChecked) await keyboard.press('Space')
    } else if (at.kind === 'select' || at.kind === 'radio') {
      const steps = at.options.indexOf(String(answer))
      // The arrows choose as they move; the first of several radio buttons is chosen by itself.
      if (steps === 0 && at.kind === 'radio') await keyboard.press('Space')
      for (let step = 0; step < steps; step += 1) await keyboard.press('ArrowDown')
    } else if (at.kind === 'date') {
      await keyboard.type(String(answer).replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1'))
    } else {
      const text = String(answer)
      await keyboard.press('Control+A')
      await keyboard.type(text.slice(0, typed))
      // The rest of a long text at once, as a keyboard does that completes words.
      if (text.length > typed) await keyboard.insertText(text.slice(typed))
    }
  }
  throw new Error(`The keyboard did not reach the button. Answered: ${[...given].join(', ')}`)
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const nothing = { kind: '', name: '', value: '', isChecked: false, options: [] as string[] }
    if (element instanceof HTMLButtonElement)
      return { ...nothing, kind: element.form ? element.type : '' }
    if (element instanceof HTMLTextAreaElement) {
      return { ...nothing, kind: 'textarea', name: element.name }
    }
    if (element instanceof HTMLSelectElement) {
      const options = [...element.options].map(({ value }) => value)
      return { ...nothing, kind: 'select', name: element.name, options }
    }
    if (!(element instanceof HTMLInputElement)) return nothing
    const { type: kind, name, value, checked: isChecked, form } = element
    const group = [...(form?.elements ?? [])].filter(
      (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.name === name,
    )
    return { kind, name, value, isChecked, options: group.map((each) => each.value) }
  })

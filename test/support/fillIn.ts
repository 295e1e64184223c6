import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'

/** By the start of a field's label: the text to type or the option to choose, or `true` for a box to tick. */
export type Answers = Record<string, string | true | string[]>

const startingWith = (label: string) =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/** The field with a label that starts so. */
export const field = (label: string) => page.getByLabelText(startingWith(label)).first()

/**
 * Fills in the form that is open, each field as a person leaves it. Without the detour through the
 * browser's own input: what a form does with its fields is asked here, a hundred times over, and
 * how they take keys and fingers is what the journeys over the built site are for.
 */
export async function fillIn(answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) {
    if (answer === true) {
      await press(page.getByRole('checkbox', { name: startingWith(label) }))
    } else if (Array.isArray(answer)) {
      const group = page.getByRole('group', { name: startingWith(label) })
      for (const option of answer) await press(group.getByRole('checkbox', { name: option }))
    } else {
      await answerWith(label, answer)
    }
  }
}

async function press(found: Locator) {
  const element = await shown(found)
  element.focus()
  element.click()
}

async function answerWith(label: string, answer: string) {
  const found = field(label)
  const element = await shown(found)
  if (element.getAttribute('role') === 'radiogroup') {
    await press(found.getByRole('radio', { name: answer }))
    return
  }
  element.focus()
  const isSelect = element instanceof HTMLSelectElement
  const value = isSelect ? optionOf(element, answer) : answer
  // React takes no notice of a value set through the element's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(
    element,
    value,
  )
  element.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  element.blur()
}

async function shown(found: Locator): Promise<HTMLElement> {
  // Asked at once first, for most are there, and each round of waiting is a twentieth of a second.
  const [there] = found.elements()
  if (there?.checkVisibility() !== true) await expect.element(found).toBeVisible()
  return found.element() as HTMLElement
}

/** The value of the option with this text; an error where a person would find none. */
function optionOf(select: HTMLSelectElement, text: string): string {
  const option = [...select.options].find((each) => [each.label, each.value].includes(text))
  if (option === undefined) throw new Error(`There is no ${text} to choose in ${select.name}.`)
  return option.value
}

/** What every form asks of the person who fills it in, as far as it is required. */
export const applicant: Answers = {
  Name: 'Sample Visitor',
  Designation: 'Proprietor',
  Mobile: '+91 98765-43210',
}

export const applicantRecord = {
  name: 'Sample Visitor',
  designation: 'Proprietor',
  mobile: '9876543210',
}

/** What forms ask of the firm. */
export const firm: Answers = {
  'Firm name': 'Sample Udyog',
  Constitution: 'Proprietorship',
  Sector: 'Plastic Products',
  District: 'Khordha',
  'PIN code': '751001',
}

export const firmRecord = {
  firmName: 'Sample Udyog',
  constitution: 'Proprietorship',
  sector: 'Plastic Products',
  district: 'Khordha',
  pin: '751001',
}

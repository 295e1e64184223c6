import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'

/** By the start of a field's label: the text to type or the option to choose, or `true` for a box to tick. */
export type Answers = Record<string, string | true | string[]>

const startingWith = (label: string) =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/** The field with a label that starts so. */
export const field = (label: string) => page.getByLabelText(startingWith(label)).first()

/** Fills in the form that is open, as a person does. */
export async function fillIn(answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) {
    if (answer === true) {
      await userEvent.click(page.getByRole('checkbox', { name: startingWith(label) }))
    } else if (Array.isArray(answer)) {
      const group = page.getByRole('group', { name: startingWith(label) })
      for (const option of answer) {
        await userEvent.click(group.getByRole('checkbox', { name: option }))
      }
    } else {
      await answerWith(field(label), answer)
    }
  }
}

async function answerWith(found: Locator, answer: string) {
  await expect.element(found).toBeVisible()
  const element = found.element()
  if (element.getAttribute('role') === 'radiogroup') {
    await userEvent.click(found.getByRole('radio', { name: answer }))
  } else if (element instanceof HTMLSelectElement) {
    await userEvent.selectOptions(found, answer)
  } else {
    await userEvent.fill(found, answer)
  }
}

/** The links to the fields with errors, after a form was sent. */
export const errorSummary = page.getByRole('region', { name: 'Please correct these answers' })

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

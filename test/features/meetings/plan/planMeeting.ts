import { page, userEvent } from 'vitest/browser'
import { today } from '@/shared/validation/dates'

export const main = page.getByRole('main')

export const dialog = page.getByRole('dialog')

export const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

export const title = (name: string) => page.getByRole('heading', { name, level: 1 })

/** A day from now on, as YYYY-MM-DD. */
export const inDays = (days: number) =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

/** Types a day into one of the two dates. */
export async function typeDay(label: string, day: string) {
  const group = page.getByRole('group', { name: label })
  await userEvent.click(group.getByRole('spinbutton', { name: 'Day' }))
  await userEvent.keyboard(day.split('-').reverse().join(''))
}

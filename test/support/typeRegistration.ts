import { page, userEvent } from 'vitest/browser'

const field = (label: RegExp) => page.getByLabelText(label)

/** Fills in what the registration form requires, on the page that is open. */
export async function typeRegistration(name = 'Sample Visitor') {
  await userEvent.fill(field(/^Name/), name)
  await userEvent.fill(field(/^Designation/), 'Proprietor')
  await userEvent.fill(field(/^Mobile/), '98765 43210')
  await userEvent.fill(field(/^Firm name/), 'Sample Udyog')
  await userEvent.selectOptions(field(/^Constitution/), 'Proprietorship')
  await userEvent.fill(field(/^Year established/), '2001')
  await userEvent.selectOptions(field(/^Sector/), 'Plastic Products')
  await userEvent.fill(field(/^Address/), 'Plot 1, Sample Road')
  await userEvent.selectOptions(field(/^District/), 'Khordha')
  await userEvent.fill(field(/^PIN code/), '751001')
  await userEvent.click(page.getByRole('radio', { name: 'Trading' }))
  await userEvent.fill(field(/^Products or services/), 'Sample products')
  await userEvent.selectOptions(field(/^Annual turnover/), 'Up to ₹10 crore')
  await userEvent.selectOptions(field(/^Investment/), '₹25–125 crore')
  await userEvent.selectOptions(field(/^Employees/), '0–9')
  await userEvent.click(page.getByRole('radio', { name: 'Life' }))
  await userEvent.click(page.getByRole('checkbox', { name: /^I declare/ }))
  await userEvent.click(page.getByRole('checkbox', { name: /^I have read/ }))
}

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '@test/support/page/renderApp'
import { companies } from '@/content/companies'
import { departments } from '@/content/departments'
import { forms } from '@/content/forms'
import { site } from '@/content/site'
import { texts } from '@/texts/layout'
import { texts as departmentTexts } from '@/texts/departments'

test('the footer has quick links, both offices, social icons without targets and a credit', async () => {
  renderApp('/gallery/')
  const footer = page.getByRole('contentinfo')
  await expect.element(footer.getByText(texts.credit)).toBeVisible()

  const links = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  expect(links.elements().map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Home', 'About Us', 'Gallery', 'Departments', 'Contact Us']),
  )
  await expect.element(footer.getByRole('region', { name: 'Trade and Export Wing' })).toBeVisible()
  const office = footer.getByRole('region', { name: 'Main Office' })
  await expect
    .element(office.getByRole('link', { name: /Bhubaneswar/ }))
    .toHaveAttribute('href', expect.stringContaining('Bhubaneswar'))
  for (const { network } of site.social) {
    await expect
      .element(footer.getByRole('img', { name: `${network}: not available yet` }))
      .toBeVisible()
  }
})

test('the home page links to every form, the departments and the companies', async () => {
  renderApp('/')
  await expect.element(page.getByRole('heading', { level: 1, name: texts.tagline })).toBeVisible()
  const main = page.getByRole('main')
  const targets = main
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

  expect(targets).toEqual(
    expect.arrayContaining([
      ...forms.map((id) => `/form/${id}/`),
      ...companies.map(({ id }) => `/company/${id}/`),
      '/department/',
    ]),
  )
  for (const { id } of departments) {
    const { title } = departmentTexts.items[id]
    await expect.element(main.getByText(title, { exact: true }).first()).toBeVisible()
  }
})

import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { companies, type Company } from '@/content/companies'
import { texts } from '@/texts/companies'
import { companyJsonLd } from '@/features/companies'
import { neighboursOf } from '@/features/companies/directory'
import { districts } from '@/shared/validation/choices'

beforeEach(() => firestoreFor().clear())

const main = page.getByRole('main')
const count = main.getByRole('status')
const listed = () =>
  [...main.element().querySelectorAll('h2 a')].map((heading) => heading.textContent)

test('the directory lists every company, and finds one by a part of its name', async () => {
  const { router } = renderApp('/company/')
  await expect.element(count).toHaveTextContent('4 of 4 member companies')
  expect(listed()).toEqual(companies.map(({ name }) => name))

  await userEvent.type(main.getByRole('searchbox'), 'RAJA shree')

  await expect.element(count).toHaveTextContent('1 of 4 member companies')
  expect(listed()).toEqual(['Sri Rajashree Udyog'])
  expect(router.location.search).toBe('?q=RAJA+shree')
  await expect.element(main.getByRole('searchbox')).toHaveValue('RAJA shree')
})

test('a category is a link with its count, and Back returns to all companies', async () => {
  const { router } = renderApp('/company/')
  await main.getByRole('link', { name: 'Groceries and Snacks (1)' }).click()
  await expect.element(count).toHaveTextContent('1 of 4')
  expect(listed()).toEqual(['Sri Rajashree Udyog'])

  await router.navigate(-1)
  await expect.element(count).toHaveTextContent('4 of 4')
})

test('an address with a search and a category opens the filtered list', async () => {
  renderApp('/company/?category=Heavy+Hardware+%2F+Metallic+Products&q=cew')

  await expect.element(count).toHaveTextContent('1 of 4')
  await expect.element(main.getByRole('searchbox')).toHaveValue('cew')
  await expect
    .element(main.getByRole('link', { name: /^Heavy Hardware/ }))
    .toHaveAttribute('aria-current', 'true')
})

test('an empty category invites to register, and an unknown name leads back to all companies', async () => {
  renderApp('/company/?category=Beauty+and+Toys')
  await expect.element(main.getByRole('heading', { name: 'No companies here yet' })).toBeVisible()

  await userEvent.type(main.getByRole('searchbox'), 'zzz')
  await expect
    .element(main.getByRole('heading', { name: 'No company with that name' }))
    .toBeVisible()

  await main.getByRole('link', { name: 'Show all companies' }).click()
  await expect.element(count).toHaveTextContent('4 of 4')
  await expect.element(main.getByRole('searchbox')).toHaveValue('')
})

test.each(companies)(
  '$name has a page, with placeholders for what it has not given yet',
  async (company) => {
    renderApp(`/company/${company.id}/`)

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(company.name)
    await expect.element(main.getByText(texts.placeholders.story)).toBeVisible()
    const trail = main.getByRole('navigation', { name: 'Breadcrumb' })
    expect(
      trail
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(expect.arrayContaining(['Home', 'Member Companies', company.category, company.name]))
    await expect
      .element(main.getByRole('link', { name: 'Share on WhatsApp' }))
      .toHaveAttribute('href', expect.stringContaining(encodeURIComponent(company.name)))
  },
)

test('the companies of a category link to each other, in order', () => {
  const all: Company[] = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    name: id,
    category: id === 'b' ? 'Plastic Products' : 'Beauty and Toys',
    isCategoryConfirmed: true,
  }))

  const around = (id: string) => {
    const { previous, next } = neighboursOf(
      all.find((company) => company.id === id)!,
      all,
    )
    return [previous?.id, next?.id]
  }
  expect(around('a')).toEqual([undefined, 'c'])
  expect(around('c')).toEqual(['a', 'd'])
  expect(around('b')).toEqual([undefined, undefined])
})

test('search engines get nothing that a company has not given', () => {
  const [data] = companies.flatMap((company) => companyJsonLd(company, 'https://x.example'))
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'JP Handloom',
    url: 'https://x.example/company/jphandloom/',
    image: 'https://x.example/logos/jphandloom.svg',
  })
})

test('every company has a real district and an address of its own', () => {
  const unknown = companies.filter(
    ({ district }) => district !== undefined && !districts.some((name) => name === district),
  )
  expect(unknown).toEqual([])
  expect(new Set(companies.map(({ id }) => id)).size).toBe(companies.length)
})

test('an unknown address suggests the closest page, and offers a search', async () => {
  renderApp('/galery/')
  await expect.element(main.getByText('Did you mean')).toBeVisible()
  await expect
    .element(main.getByText('Did you mean').getByRole('link'))
    .toHaveTextContent('Gallery')
  await expectNoViolations()

  await userEvent.fill(main.getByRole('searchbox'), 'snacks')
  await expect.element(main.getByRole('link', { name: 'Sri Rajashree Udyog' })).toBeVisible()
  await userEvent.fill(main.getByRole('searchbox'), 'kalinga')
  await expect.element(count).toHaveTextContent('1 page')
  await main.getByRole('link', { name: 'Kalinga Pratisthan' }).click()

  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Kalinga Pratisthan')
})

import { matchRoutes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { publicRoutes, spellings } from '@test/support/site/routes'
import { features } from '@/app/features'

const pages = features.flatMap(({ pages }) => pages)

beforeEach(() => firestoreFor().clear())

test.each(publicRoutes)('%s has a page, with and without its trailing slash', (path) => {
  for (const address of spellings(path)) {
    expect(matchRoutes(pages, address)?.at(-1)?.route.path).toBe(path)
  }
})

test('the paths of all features are absolute and unique', () => {
  const paths = pages.map(({ path }) => path.toLowerCase().replace(/\/$/, ''))

  expect(paths.filter((path) => path !== '' && !path.startsWith('/'))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('no two pages have the same title', () => {
  const titles = pages.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('all pages of the desk are for administrators', () => {
  const open = pages.filter(({ access }) => access !== 'admin').map(({ path }) => path)
  expect(open.filter((path) => adminOnly.test(path))).toEqual([])
})

const adminOnly = /^\/(desk|memberlist|member|request|MonthlyMeetingVenue)\b/

test.each(['/memberlist', '/member/x', '/desk/meetings/x/door'])(
  '%s sends a signed-out visitor to the login page',
  async (path) => {
    renderApp(path)
    await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  },
)

test('an unknown address shows the not-found page', async () => {
  renderApp('/nowhere/')

  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.poll(() => document.title).toContain('Page not found')
})

test('the menu has the entries of the specification, in its order', async () => {
  renderApp('/')
  await page.viewport(1440, 900)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect.element(menu.getByRole('link', { name: 'Home' })).toBeVisible()
  // A pointer over the menu, where another test left it, would open a group.
  await userEvent.hover(page.getByRole('heading', { level: 1 }))

  const entries = () =>
    [...menu.element().querySelectorAll('a, button')]
      .filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
      .map((entry) => entry.textContent)
  await expect
    .poll(() => entries().slice(1))
    .toEqual([
      'Home',
      'About Us',
      'Member Companies',
      'Gallery',
      'Departments',
      'Registration Forms',
      'Contact Us',
      'Admin',
    ])

  await userEvent.click(menu.getByRole('button', { name: 'Registration Forms' }))
  const shown = () => [...menu.element().querySelectorAll('.open > ul > li > *')]
  await expect
    .poll(() =>
      shown()
        .filter((entry) => entry.checkVisibility())
        .map((entry) => entry.textContent),
    )
    .toEqual([
      'New Member',
      'Growth Fund Member',
      'Diamond Club Member',
      'Monthly Meeting',
      'Professional Advisor',
      'Service Advisor',
      'Land Bank',
    ])
})

import type { Page } from 'playwright'
import { allPages, staticPages } from '@/app/pages'
import { demoAdmin } from '@/shared/config/demo'
import { languages, storedLanguages } from '@/shared/language'

/** A picture of a page, after `prepare` if there is one. */
export type Shot = {
  /** Of the file, without `.png`. */
  name: string
  path?: string
  prepare?: (page: Page) => Promise<unknown>
  /** On this kind of screen only. */
  screen?: 'phone' | 'desktop'
  /** False: only the screen, not the whole page. */
  isWhole?: boolean
}

const nameOf = (path: string) => path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const press = (page: Page, name: string) => menu(page).getByRole('button', { name }).click()

/** A page of each kind in Odia and in Hindi. */
const translatedShots: Shot[] = storedLanguages.flatMap((language) =>
  ['/', '/form/newregistration/', '/form/monthlymeeting/', '/directory/', '/privacy/'].map(
    (path) => ({ name: `${language}-${nameOf(path)}`, path: languages[language].base + path }),
  ),
)

/** Every public page, and the menus and dialogs that open on them. */
export const publicShots: Shot[] = [
  ...staticPages.map(({ path }) => ({ name: nameOf(path), path })),
  ...translatedShots,
  { name: 'not-found', path: '/galery/' },
  {
    name: 'menu-companies',
    path: '/',
    screen: 'desktop',
    isWhole: false,
    async prepare(page) {
      await press(page, 'Member Companies')
      await press(page, 'Fashion, Handloom, Apparels')
    },
  },
  {
    name: 'menu-forms',
    path: '/gallery/',
    screen: 'desktop',
    isWhole: false,
    prepare: (page) => press(page, 'Registration Forms'),
  },
  {
    name: 'drawer',
    path: '/company/jphandloom/',
    screen: 'phone',
    isWhole: false,
    async prepare(page) {
      await press(page, 'Menu')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'lightbox',
    path: '/gallery/',
    isWhole: false,
    async prepare(page) {
      const pictures = page.getByRole('button', { name: /^Enlarge/ })
      await pictures.first().click()
      await page.getByRole('button', { name: 'Close' }).waitFor()
    },
  },
  {
    name: 'form-with-mistakes',
    path: '/form/newregistration/',
    async prepare(page) {
      await page.locator('form button[type=submit]').click()
      await page.getByRole('region', { name: 'Please correct these answers' }).waitFor()
    },
  },
]

/** The admin pages, signed in. The sign-in page itself is public. */
export const adminShots: Shot[] = [
  {
    name: 'memberlist',
    path: '/AdminLogInForm',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email)
      await page.getByLabel(/^Password/).fill(demoAdmin.password)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.getByText('Live', { exact: true }).waitFor()
      // A row of the table, or a card of a phone.
      await page.locator('a[href^="/member/"]').first().waitFor()
    },
  },
  {
    name: 'member',
    async prepare(page) {
      await page.locator('a[href^="/member/"]').first().click()
      await page.waitForURL('**/member/*')
      await page.locator('main dl').first().waitFor()
    },
  },
  ...allPages
    .filter(({ path, access }) => access === 'admin' && !/:|memberlist/.test(path))
    .map(({ path }) => ({ name: nameOf(path), path })),
]

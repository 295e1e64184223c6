import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, submissionId } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { demoAdmin } from '@/shared/config/demo'
import type { Role } from '@/shared/requests/roles'
import { choice, shownNames } from './openList'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const aView = (n: number, name: string, by: string, isShared: boolean) => ({
  id: submissionId(n),
  data: {
    list: 'registrations',
    name,
    address: 'district=Puri',
    isShared,
    by,
    at: new Date('2026-11-01'),
  },
})

const openList = (role: Role, views: ReturnType<typeof aView>[] = []) =>
  openDesk({
    at: '/memberlist',
    role,
    seed: {
      views,
      New_Registration: [
        aRegistration(1, { name: 'Asha', district: 'Puri' }),
        aRegistration(2, { name: 'Bina', district: 'Angul' }),
      ],
    },
  })

const saved = page.getByRole('list', { name: 'Saved views' })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const choose = async (item: string) => {
  await press('Views')
  await userEvent.click(page.getByRole('menuitem', { name: item }))
}

test('a view is saved under a name, opened by a press, renamed and deleted', async () => {
  const { router } = await openList('editor')
  await expect.poll(shownNames).toHaveLength(2)
  await userEvent.fill(choice('District'), 'Puri')
  await expect.poll(shownNames).toEqual(['Asha'])

  await choose('Save this view…')
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of the view' }), 'Only Puri')
  await expectNoViolations()
  await press('Save')
  const chip = saved.getByRole('button', { name: 'Only Puri' })
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  expect(await firestore.list('views')).toMatchObject([
    { list: 'registrations', address: 'district=Puri', isShared: false, by: demoAdmin.uid },
  ])

  await press('Clear')
  await expect.poll(shownNames).toHaveLength(2)
  await userEvent.click(chip)
  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.poll(() => router.location.search).toBe('?district=Puri')
  await expectNoViolations()

  await choose('Rename or share…')
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of the view' }), 'Puri district')
  await userEvent.click(page.getByRole('checkbox', { name: 'Shared with colleagues' }))
  await press('Save')
  await expect.element(saved.getByRole('button', { name: 'Puri district' })).toBeVisible()
  expect(await firestore.list('views')).toMatchObject([{ isShared: true }])

  await choose('Delete…')
  await press('Delete')
  await expect.poll(() => firestore.list('views')).toEqual([])
  await expect.element(saved).not.toBeInTheDocument()
})

test('views of colleagues are there if they are shared, and only an owner deletes them', async () => {
  const views = [aView(1, 'Shared by her', 'colleague', true), aView(2, 'Hers', 'colleague', false)]
  await openList('editor', views)
  await userEvent.click(saved.getByRole('button', { name: 'Shared by her' }))
  await expect.poll(shownNames).toEqual(['Asha'])
  expect(saved.getByRole('button').elements()).toHaveLength(1)
  await press('Views')
  expect(page.getByRole('menuitem', { name: 'Delete…' }).elements()).toEqual([])
})

test('a viewer saves a view alone, and reads why it is not shared', async () => {
  await openList('viewer', [aView(1, 'Own', demoAdmin.uid, false)])
  const why = page.getByText(/^This view is shown to you alone. Only editors and owners can share/)
  await userEvent.fill(choice('District'), 'Angul')
  await choose('Save this view…')
  await expect.element(why).toBeVisible()
  await expectNoViolations()
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of the view' }), 'Only Angul')
  await press('Save')
  await expect.element(saved.getByRole('button', { name: 'Only Angul' })).toBeVisible()
  expect(await firestore.list('views')).toMatchObject([{ isShared: false }, { isShared: false }])

  await userEvent.click(saved.getByRole('button', { name: 'Own' }))
  await choose('Rename…')
  await expect.element(why).toBeVisible()
})

test('the newest 20 shared views are offered, and all own ones', async () => {
  await openList('viewer', [
    ...Array.from({ length: 25 }, (_, n) => {
      const view = aView(n + 10, `Shared ${n}`, 'colleague', true)
      return { ...view, data: { ...view.data, at: new Date(2026, 9, n + 1) } }
    }),
    ...Array.from({ length: 22 }, (_, n) => aView(n + 40, `Own ${n}`, demoAdmin.uid, false)),
  ])
  const names = () =>
    saved
      .getByRole('button')
      .elements()
      .map((chip) => chip.textContent)
  await expect.poll(names).toHaveLength(42)
  expect(names()).toEqual(expect.arrayContaining(['Shared 5', 'Shared 24', 'Own 0', 'Own 21']))
})

test('on a phone saved views are entries of a menu', async () => {
  await page.viewport(360, 780)
  await openList('owner', [aView(1, 'Shared by her', 'colleague', true)])
  await choose('Shared by her')
  await expect.element(page.getByRole('button', { name: 'District: Puri' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('views that arrive after the list do not move its rows', async () => {
  await page.viewport(1280, 800)
  await openList('owner')
  const row = page.getByRole('row').filter({ hasText: 'Asha' })
  await expect.element(row).toBeVisible()
  const top = () => row.element().getBoundingClientRect().top
  const before = top()

  const views = ['For the committee of December', 'Not assigned to a colleague', 'Only Puri']
  await firestore.seed({
    views: views.map((name, at) => aView(10 + at, name, demoAdmin.uid, true)),
  })
  await expect.element(saved.getByRole('button', { name: 'Only Puri' })).toBeInTheDocument()

  expect(top()).toBe(before)
})

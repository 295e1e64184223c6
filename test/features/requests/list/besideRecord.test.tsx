import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { demoAdmin } from '@/shared/config/demo'

/* A record with the keyboard: where the focus is, and which keys there are. */

const firestore = firestoreFor()
const asha = aRegistration(1, { name: 'Asha', gstin: '21ABCPE1234F1Z5', createdAt: new Date() })
const bina = aRegistration(2, { name: 'Bina', createdAt: new Date(Date.now() - 86_400_000) })

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({
    New_Registration: [asha, bina],
  })
  await openDesk({ at: '/memberlist' })
  await userEvent.click(page.getByRole('link', { name: 'Asha' }))
  await expect.element(page.getByRole('button', { name: 'Assign to me' })).toBeVisible()
})

const review = async () => (await firestore.read(`New_Registration/${asha.id}`))?.review

/** Puts the focus on an element and presses a key. */
async function press(element: ReturnType<typeof page.getByRole>, key: string) {
  const found = element.element() as HTMLElement
  found.focus()
  await userEvent.keyboard(key)
}

test('the focus stays on a box that was ticked, and beside the button that gives a request to oneself', async () => {
  const box = page.getByRole('checkbox', { name: 'GSTIN' })
  await press(box, ' ')
  await expect.element(page.getByText(/, you$/)).toBeVisible()
  await expect.element(box).toBeChecked()
  await expect.element(box).toHaveFocus()
  expect(await review()).toMatchObject({ checks: { gstin: { by: demoAdmin.uid } } })
  await expect.element(box).toHaveAttribute('aria-disabled', 'false')
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toHaveFocus()

  const toMe = page.getByRole('button', { name: 'Assign to me' })
  await press(toMe, '{Enter}')
  await expect.element(toMe).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Assign to…' })).toHaveFocus()
  expect(await review()).toMatchObject({ assignee: demoAdmin.uid })
})

test('the sheet of the keys has the order of the page, also while requests change', async () => {
  const headings = () =>
    page
      .getByRole('dialog', { name: 'Shortcuts' })
      .getByRole('heading', { level: 3 })
      .elements()
      .map((heading) => heading.textContent)
  const open = () => userEvent.keyboard('?')
  const close = () => userEvent.click(page.getByRole('button', { name: 'Close' }))
  const order = ['List', 'This request', 'Assigned to', 'History', 'Everywhere']
  await expect.element(page.getByText('1/2')).toBeVisible()
  await open()
  await expect.poll(headings).toEqual(order)
  await close()

  await firestore.delete(`New_Registration/${bina.id}`)
  await expect.element(page.getByText('1/1')).toBeVisible()
  await firestore.seed({ New_Registration: [bina] })
  await expect.element(page.getByText('1/2')).toBeVisible()
  await open()
  await expect.poll(headings).toEqual(order)
  // The newest bindings are the ones that work.
  await close()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('heading', { name: 'Bina', level: 1 })).toBeVisible()
})

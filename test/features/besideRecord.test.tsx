import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/records'
import { firestoreFor } from '@test/support/firestore'
import { renderSignedIn } from '@test/support/renderApp'
import { demoAdmin } from '@/shared/config/demo'

/* With the keyboard: what stands beside a record. */

const firestore = firestoreFor()
const asha = aRegistration(1, { name: 'Asha', gstin: '21ABCPE1234F1Z5', createdAt: new Date() })

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: { name: 'Own Name', role: 'owner' } }],
    New_Registration: [asha],
  })
  await renderSignedIn(`/member/${asha.id}`)
  await expect.element(page.getByRole('button', { name: 'Assign to me' })).toBeVisible()
})

const review = async () => (await firestore.read(`New_Registration/${asha.id}`))?.review

/** Puts the focus on an element and presses a key. */
async function press(element: ReturnType<typeof page.getByRole>, key: string) {
  const found = element.element() as HTMLElement
  found.focus()
  await userEvent.keyboard(key)
}

describe('the focus stays', () => {
  test('on a box that was ticked', async () => {
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
  })

  test('beside the button that gives a request to oneself', async () => {
    const toMe = page.getByRole('button', { name: 'Assign to me' })

    await press(toMe, '{Enter}')

    await expect.element(toMe).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Assign to…' })).toHaveFocus()
    expect(await review()).toMatchObject({ assignee: demoAdmin.uid })
  })
})

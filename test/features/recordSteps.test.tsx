import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, type Value } from '@scripts/records'
import { aReviewIn } from '@scripts/reviews'
import { expectNoViolations } from '@test/support/accessibility'
import { firestoreFor } from '@test/support/firestore'
import { renderApp } from '@test/support/renderApp'
import { signIn } from '@test/support/signIn'
import type { State } from '@/features/admin/review/steps'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()
const before = new Date(Date.now() - 86_400_000)
const asha = aRegistration(1, { name: 'Asha', mobile: '9876500001', createdAt: before })
const bina = aRegistration(2, { name: 'Bina', createdAt: new Date(Date.now() - 2 * 86_400_000) })
const path = `New_Registration/${asha.id}`

beforeEach(() => firestore.clear())

type Setting = { state?: State; role?: 'viewer' | 'editor' | 'owner'; mobile?: string }

/** Opens Asha's registration in a state, as an administrator with a role. */
async function openRecord({ state = 'received', role = 'owner', mobile }: Setting = {}) {
  const { review, history } = aReviewIn('registrations', state, ['colleague'], before)
  const own: { [field: string]: Value } = { name: 'Own Name', role }
  if (mobile !== undefined) own.mobile = mobile
  await firestore.seed({
    admins: [
      { id: demoAdmin.uid, data: own },
      { id: 'colleague', data: { name: 'Colleague', role: 'editor' } },
      { id: 'reader', data: { name: 'Reader', role: 'viewer' } },
    ],
    New_Registration: [{ id: asha.id, data: { ...asha.data, review } }, bina],
    [`${path}/history`]: history,
  })
  const app = renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  await app.router.navigate(`/member/${asha.id}`)
  await expect.element(heading('Asha')).toBeVisible()
  await expect.element(page.getByText('Nobody', { exact: true })).toBeVisible()
  return app
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const stored = async () => (await firestore.read(path))?.review as { [name: string]: Value }
const entries = async () =>
  (await firestore.list(`${path}/history`)).toSorted((a, b) => Number(a.v) - Number(b.v))
const history = page.getByRole('region', { name: 'History' })

describe('a step', () => {
  test('that needs no word is taken with one press, and written when one says so', async () => {
    await openRecord()

    await userEvent.click(button('Start review'))
    await expect.element(page.getByText('Not written yet')).toBeVisible()
    expect(await stored()).toBeUndefined()
    await userEvent.click(button('Write now'))

    await expect.poll(stored).toMatchObject({ v: 1, state: 'reviewing', by: demoAdmin.uid })
    await expect.element(history).toHaveTextContent('You moved it from Received to In review')
    await expect.element(page.getByText('Not written yet')).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('that is undone writes nothing', async () => {
    await openRecord()

    await userEvent.click(button('Start review'))
    await userEvent.click(button('Undo'))

    await expect.element(page.getByText('Not written yet')).not.toBeInTheDocument()
    await expect.element(button('Start review')).toBeVisible()
    expect(await stored()).toBeUndefined()
    expect(await entries()).toEqual([])
  })

  test(
    'is written after ten seconds, also while the next request is open',
    { timeout: 30_000 },
    async () => {
      const { router } = await openRecord({ state: 'recommended' })

      await userEvent.click(button('Approve'))
      await router.navigate(`/member/${bina.id}`)
      await expect.element(heading('Bina')).toBeVisible()
      await expect.element(button('Undo')).toBeVisible()

      await expect.poll(stored, { timeout: 15_000 }).toMatchObject({ state: 'approved' })
      // What comes next is offered there, too.
      await userEvent.click(page.getByRole('link', { name: 'Tell' }))
      await expect.element(heading('Asha')).toBeVisible()
      await expect.element(page.getByRole('heading', { name: 'Tell Asha' })).toBeVisible()
    },
  )

  test('with a reason asks for it, and tells who reads what', async () => {
    await openRecord({ state: 'recommended' })

    await userEvent.click(button('Refuse…'))
    const form = page.getByRole('form', { name: 'Refuse' })
    await expect.element(form).toHaveTextContent('Only administrators read this')
    await expect.element(form).toHaveTextContent('Asha reads this, word for word')
    await expectNoViolations()
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))
    await expect.element(form).toHaveTextContent('Internal reason is required')
    await userEvent.fill(form.getByLabelText('Internal reason'), 'Not complete')
    await userEvent.fill(form.getByLabelText('Text for the applicant'), 'Please apply again.')
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))
    await userEvent.click(button('Write now'))

    await expect.poll(stored).toMatchObject({
      state: 'refused',
      reason: 'Not complete',
      public: 'Please apply again.',
    })
  })

  test('writes the one before it at once', async () => {
    await openRecord()

    await userEvent.click(button('Start review'))
    await userEvent.click(button('Recommend to committee'))
    await expect.poll(stored).toMatchObject({ v: 1, state: 'reviewing' })
    await userEvent.click(button('Approve'))
    await expect.poll(stored).toMatchObject({ v: 2, state: 'recommended' })
    await userEvent.click(button('Write now'))
    await expect.poll(stored).toMatchObject({ v: 3, state: 'approved' })
  })

  test('is written when the desk is left', async () => {
    const { router } = await openRecord()
    await userEvent.click(button('Start review'))

    await router.navigate('/about-us/')

    await expect.poll(stored).toMatchObject({ state: 'reviewing' })
  })

  test('is written before a logout', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))

    await userEvent.click(button('Logout'))

    await expect.element(heading('Admin Login')).toBeVisible()
    expect(await stored()).toMatchObject({ state: 'reviewing', by: demoAdmin.uid })
  })

  test('that is not written yet makes the browser ask before the tab is closed', async () => {
    await openRecord()
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closing()).toBe(false)

    await userEvent.click(button('Start review'))
    await expect.element(button('Undo')).toBeVisible()
    expect(closing()).toBe(true)

    await userEvent.click(button('Undo'))
    await expect.poll(closing).toBe(false)
  })
})

import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import type { Role } from '@/shared/requests/roles'

/* One change for many requests at once. */

const firestore = firestoreFor()

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

export const colleague = { id: 'colleague', data: { name: 'Kabita Namuna', role: 'editor' } }

/** Registrations in these states, the first at the top of the list. */
export const inStates = (...states: ('received' | 'reviewing' | 'recommended')[]) =>
  states.map((state, at) => {
    const { id, data } = aRegistration(at + 1, {
      name: `Sample ${at + 1}`,
      createdAt: minutesAgo(at + 1),
    })
    const { review } = aReviewIn('registrations', state, [colleague.id], minutesAgo(0))
    return { id, data: review === undefined ? data : { ...data, review } }
  })

export async function openWith(records: ReturnType<typeof inStates>, role: Role = 'owner') {
  const app = await openDesk({
    at: '/memberlist',
    role,
    own: { name: 'Own Namuna' },
    seed: { admins: [colleague], New_Registration: records },
  })
  await expect.element(page.getByRole('grid')).toBeVisible()
  return app
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })

export const selectAll = () =>
  userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))

export const choose = async (menu: string, item: string | RegExp) => {
  await userEvent.click(page.getByRole('button', { name: menu, exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: item }))
}

export const reviewsNow = async () =>
  (await firestore.list('New_Registration')).map(
    ({ review }) => review as { state: string } | undefined,
  )

import { bypass, http, HttpResponse } from 'msw'
import { expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { server } from '@test/support/page/server'
import type { State } from '@/shared/requests/steps'

const firestore = firestoreFor()

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

export const before = new Date(Date.now() - 86_400_000)

export const asha = aRegistration(1, {
  name: 'Asha',
  mobile: '9876500001',
  whatsapp: undefined,
  website: undefined,
  createdAt: before,
})

export const bina = aRegistration(2, {
  name: 'Bina',
  createdAt: new Date(Date.now() - 2 * 86_400_000),
})

export const path = `New_Registration/${asha.id}`

export type Setting = {
  state?: State
  role?: 'viewer' | 'editor' | 'owner'
  mobile?: string
  /** Of the applicant; English where left out. */
  language?: 'or' | 'hi'
}

/** Opens Asha's registration in a state, as an administrator with a role. */
export async function openRecord(setting: Setting = {}) {
  const { state = 'received', role = 'owner', mobile, language } = setting
  const { review, history } = aReviewIn('registrations', state, ['colleague'], before)
  const app = await openDesk({
    at: `/member/${asha.id}`,
    role,
    own: mobile === undefined ? {} : { mobile },
    seed: {
      admins: [
        { id: 'colleague', data: { name: 'Colleague', role: 'editor' } },
        { id: 'reader', data: { name: 'Reader', role: 'viewer' } },
      ],
      New_Registration: [{ id: asha.id, data: { ...asha.data, language, review } }, bina],
      [`${path}/history`]: history,
    },
  })
  await expect.element(heading('Asha')).toBeVisible()
  // On a phone it is in another tab.
  const assigned = page.getByRole('region', { name: 'Assigned to', includeHidden: true })
  await expect.element(assigned).toBeInTheDocument()
  return app
}

export const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

export const button = (name: string | RegExp) => page.getByRole('button', { name })

export const stored = async () => (await firestore.read(path))?.review as { [name: string]: Value }

export const entries = async () =>
  (await firestore.list(`${path}/history`)).toSorted((a, b) => Number(a.v) - Number(b.v))

export const history = page.getByRole('region', { name: 'History' })

/** What is sent arrives, and the answers do not, as where a network ends at the wrong moment. */
export const loseAnswers = () =>
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )

/** One entry by a colleague, and what it changes of the review. */
export async function colleagueWrites(
  entry: { [field: string]: Value },
  changed: { [field: string]: Value } = {},
) {
  const before = (await stored()) ?? { v: 0, state: 'received' }
  const by = { v: Number(before.v) + 1, at: new Date(), by: 'colleague' }
  await firestore.seed({
    [`${path}/history`]: [{ id: String(by.v), data: { ...entry, ...by } }],
  })
  await firestore.update(path, { review: { ...before, ...changed, ...by } })
}

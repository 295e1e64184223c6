import { bypass, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/accessibility'
import { firestoreFor } from '@test/support/firestore'
import { hasten } from '@test/support/hasten'
import { renderSignedIn } from '@test/support/renderApp'
import { server } from '@test/support/server'
import { signIn } from '@test/support/signIn'
import type { State } from '@/shared/requests/steps'
import { markLogout } from '@/features/session/sessionStorage'
import { demoAdmin } from '@/shared/config/demo'
import { backend } from '@/shared/firestore/backend'
import { referenceOf } from '@/shared/requests/reference'

const firestore = firestoreFor()
const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`
const before = new Date(Date.now() - 86_400_000)
const asha = aRegistration(1, {
  name: 'Asha',
  mobile: '9876500001',
  whatsapp: undefined,
  website: undefined,
  createdAt: before,
})
const bina = aRegistration(2, { name: 'Bina', createdAt: new Date(Date.now() - 2 * 86_400_000) })
const path = `New_Registration/${asha.id}`

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

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
  const app = await renderSignedIn(`/member/${asha.id}`)
  await expect.element(heading('Asha')).toBeVisible()
  await expect.element(page.getByText('Unassigned', { exact: true })).toBeVisible()
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
    await expect.element(page.getByText('Not saved yet')).toBeVisible()
    expect(await stored()).toBeUndefined()
    await userEvent.click(button('Save now'))

    await expect.poll(stored).toMatchObject({ v: 1, state: 'reviewing', by: demoAdmin.uid })
    await expect.element(history).toHaveTextContent('You moved it from Received to In review')
    await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('that is undone writes nothing', async () => {
    await openRecord()

    await userEvent.click(button('Start review'))
    await userEvent.click(button('Undo'))

    await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
    await expect.element(button('Start review')).toBeVisible()
    expect(await stored()).toBeUndefined()
    expect(await entries()).toEqual([])
  })

  test('is written after ten seconds, also while the next request is open', async () => {
    const { router } = await openRecord({ state: 'recommended' })

    await userEvent.click(button('Approve'))
    await router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await expect.element(button('Undo')).toBeVisible()
    expect((await stored()).state).toBe('recommended')
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000)

    await expect.poll(stored).toMatchObject({ state: 'approved' })
    // What comes next is offered there, too.
    await userEvent.click(page.getByRole('link', { name: 'Tell' }))
    await expect.element(heading('Asha')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Tell Asha' })).toBeVisible()
  })

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
    await userEvent.click(button('Save now'))

    await expect.poll(stored).toMatchObject({
      state: 'refused',
      reason: 'Not complete',
      public: 'Please apply again.',
    })
  })

  test('keeps what was typed for it when it is undone, and when another page is opened', async () => {
    const { router } = await openRecord({ state: 'recommended' })
    const reason = page.getByLabelText('Internal reason')
    await userEvent.click(button('Refuse…'))
    await userEvent.fill(reason, 'Not complete')
    await router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await router.navigate(`/member/${asha.id}`)
    await userEvent.click(button('Refuse…'))
    await expect.element(reason).toHaveValue('Not complete')

    await userEvent.click(button('Refuse').last())
    await userEvent.click(button('Undo'))
    await userEvent.click(button('Refuse…'))
    await expect.element(reason).toHaveValue('Not complete')
    expect(await stored()).toMatchObject({ state: 'recommended' })
  })

  test('writes the one before it at once', async () => {
    await openRecord()

    await userEvent.click(button('Start review'))
    await userEvent.click(button('Recommend to committee'))
    await expect.poll(stored).toMatchObject({ v: 1, state: 'reviewing' })
    await userEvent.click(button('Approve'))
    await expect.poll(stored).toMatchObject({ v: 2, state: 'recommended' })
    await userEvent.click(button('Save now'))
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
})

describe('a step that waits while the session ends', () => {
  const login = page.getByRole('main')
  const everythingStored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  const endSession = async () => (await backend.loadSessionProvider()).signOut()

  test('is named after the session has expired, and is there again for the same person', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Refuse…'))
    const form = page.getByRole('form', { name: 'Refuse' })
    await userEvent.fill(form.getByLabelText('Internal reason'), 'Not complete')
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))
    await expect.element(button(/^Undo/)).toBeVisible()

    await endSession()
    await expect.element(login).toHaveTextContent('Your session has ended')
    await expect.element(login).toHaveTextContent('Not saved yet: Refused')
    expect(login.element().textContent).not.toContain('Asha')
    expect(everythingStored()).not.toMatch(/Asha|Not complete/)
    expect(await stored()).toMatchObject({ state: 'recommended' })

    await signIn()
    await expect.element(heading('Asha')).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your session ended before')
    await userEvent.click(button('Try again'))
    await expect
      .poll(stored)
      .toMatchObject({ state: 'refused', reason: 'Not complete', by: demoAdmin.uid })
  })

  test('is written when somebody logs out in another tab', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button(/^Undo/)).toBeVisible()

    logOutElsewhere()
    await expect.poll(stored).toMatchObject({ state: 'reviewing' })
    await expect.element(page.getByText('Saving…')).not.toBeInTheDocument()
    await endSession()
    await expect.element(heading('Admin Login')).toBeVisible()
    expect(page.getByText('Not saved yet').elements()).toEqual([])
  })

  test('and whose answer is lost at such a logout is not said to be unsaved', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button(/^Undo/)).toBeVisible()

    loseAnswers()
    logOutElsewhere()
    await expect.poll(stored).toMatchObject({ state: 'reviewing' })
    await endSession()
    await expect
      .element(login)
      .toHaveTextContent('Was being saved when the session ended: In review')
    await expect.element(login).toHaveTextContent('Please look after the login')
    expect(login.element().textContent).not.toContain('Not saved yet')
    expect(await stored()).toMatchObject({ state: 'reviewing' })
    await expectNoViolations()

    await signIn()
    await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
    expect(page.getByText('Not saved').elements()).toEqual([])
  })

  test('and is on its way at such a logout is not said to be unsaved either', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button(/^Undo/)).toBeVisible()
    let isSent = false
    server.use(
      http.post(`${documents}\\:commit`, async ({ request }) => {
        await fetch(bypass(request))
        isSent = true
        return new Promise<never>(() => {})
      }),
    )

    logOutElsewhere()
    await expect.poll(() => isSent).toBe(true)
    await endSession()
    await expect
      .element(login)
      .toHaveTextContent('Was being saved when the session ended: In review')
    expect(login.element().textContent).not.toContain('Not saved yet')
    expect(await stored()).toMatchObject({ state: 'reviewing' })
    await expectNoViolations()

    await signIn()
    await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
    expect(page.getByText('Not saved').elements()).toEqual([])
  })

  test('and cannot be written at such a logout is named, and nothing of it is kept', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button(/^Undo/)).toBeVisible()

    server.use(http.post(`${documents}:commit`, () => HttpResponse.json({}, { status: 403 })))
    logOutElsewhere()
    await endSession()
    await expect.element(login).toHaveTextContent('Not saved yet: In review')
    await expect.element(login).toHaveTextContent('Nothing of it is kept')

    await signIn()
    await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
    expect(page.getByText('Not saved').elements()).toEqual([])
  })
})

/** What a tab sees of a logout in another one, before its own session ends. */
function logOutElsewhere() {
  markLogout()
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged-out', newValue: 'yes' }))
}

/** What is sent arrives, and the answers do not, as where a network ends at the wrong moment. */
const loseAnswers = () =>
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )

/** A change by somebody at another desk. */
async function colleagueMovesTo(state: State) {
  const theirs = aReviewIn('registrations', state, ['colleague'], new Date())
  await firestore.seed({ [`${path}/history`]: theirs.history })
  await firestore.update(path, { review: theirs.review })
  return theirs
}

/** One entry by a colleague, and what it changes of the review. */
async function colleagueWrites(
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

/** A refusal with a reason, which waits to be written. */
async function refuse() {
  await userEvent.click(button('Refuse…'))
  await userEvent.fill(page.getByLabelText('Internal reason'), 'Not complete')
  await userEvent.click(button('Refuse').last())
  await expect.element(button('Undo')).toBeVisible()
}

describe('a step that could not be written', () => {
  test('says who was first and what they did, and can be taken anyway', async () => {
    await openRecord({ state: 'reviewing' })
    await userEvent.click(button('Ask applicant…'))
    await userEvent.fill(page.getByLabelText('Internal reason'), 'No bank papers')
    await userEvent.fill(page.getByLabelText('Text for the applicant'), 'Please send them.')
    await userEvent.click(button('Ask applicant').last())
    await expect.element(button('Undo')).toBeVisible()
    await colleagueWrites({ kind: 'note', text: 'I have the papers' })

    await userEvent.click(button('Save now'))

    const alert = page.getByRole('alert').filter({ hasText: 'A colleague was first' })
    await expect.element(alert).toHaveTextContent('Colleague wrote a note')
    await expect.element(alert).toHaveTextContent('I have the papers')
    await expect.element(page.getByLabelText('Internal reason')).toHaveValue('No bank papers')
    await expect
      .element(page.getByLabelText('Text for the applicant'))
      .toHaveValue('Please send them.')
    await expectNoViolations()
    await userEvent.click(button('Save anyway'))

    await expect.poll(stored).toMatchObject({ v: 3, state: 'waiting', reason: 'No bank papers' })
  })

  test('and is no longer possible shows what was typed, to copy or to discard', async () => {
    await openRecord({ state: 'recommended' })
    await refuse()
    const theirs = await colleagueMovesTo('approved')

    await userEvent.click(button('Save now'))

    const alert = page.getByRole('alert').filter({ hasText: 'A colleague was first' })
    await expect.element(alert).toHaveTextContent('Colleague moved it from Recommended to Approved')
    await expect.element(page.getByText('Internal reason: Not complete')).toBeVisible()
    await userEvent.click(button('Discard'))
    await expect.element(page.getByText('Internal reason: Not complete')).not.toBeInTheDocument()
    expect(await stored()).toMatchObject(theirs.review ?? {})
  })

  test('knows what a colleague did while its form was open, and that a note of its own is no conflict', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Refuse…'))
    await userEvent.fill(page.getByLabelText('Internal reason'), 'Not complete')
    await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Called')
    await userEvent.click(button('Add note'))
    await expect.element(history).toHaveTextContent('You wrote a noteCalled')
    await userEvent.click(button('Refuse').last())
    await userEvent.click(button('Save now'))
    await expect.poll(stored).toMatchObject({ state: 'refused' })

    await userEvent.click(button('Reopen…'))
    await userEvent.fill(page.getByLabelText('Internal reason'), 'By mistake')
    await colleagueWrites({ kind: 'note', text: 'They have moved away' })
    await expect.element(history).toHaveTextContent('They have moved away')
    await userEvent.click(button('Reopen').last())
    await userEvent.click(button('Save now'))

    const alert = page.getByRole('alert').filter({ hasText: 'A colleague was first' })
    await expect.element(alert).toHaveTextContent('They have moved away')
    await expect.element(page.getByLabelText('Internal reason')).toHaveValue('By mistake')
    await userEvent.click(button('Save anyway'))
    await expect.poll(stored).toMatchObject({ state: 'reviewing', reason: 'By mistake' })
  })

  test('shows what was typed when the request is in the trash by now, and when it is erased', async () => {
    await openRecord({ state: 'recommended' })
    await refuse()
    await colleagueWrites({ kind: 'trash', text: 'Spam' }, { trashed: true })
    await expect.element(page.getByText('In the trash.')).toBeVisible()

    await userEvent.click(button('Save now'))

    const typed = page.getByText('Internal reason: Not complete')
    await expect.element(typed).toBeVisible()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'A colleague was first' }))
      .toHaveTextContent('Spam')
    await expectNoViolations()
    await firestore.delete(path)
    await expect.element(page.getByText('This registration has just been deleted.')).toBeVisible()
    await expect.element(typed).toBeVisible()
    await userEvent.click(button('Discard'))
    await expect.element(typed).not.toBeInTheDocument()
  })

  test('without a connection is tried again, with what was typed', async () => {
    await openRecord({ state: 'recommended' })
    await refuse()
    server.use(http.post(`${documents}\\:commit`, () => HttpResponse.error()))
    const atUsualSpeed = hasten()
    await userEvent.click(button('Save now'))

    await expect.element(page.getByText('Your step was not saved.')).toBeVisible()
    await expect
      .element(page.getByText('We could not reach the server', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByLabelText('Internal reason')).toHaveValue('Not complete')
    // What was typed is not lost by a key.
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByLabelText('Internal reason')).toHaveValue('Not complete')
    server.resetHandlers()
    atUsualSpeed()
    await userEvent.click(button('Try again'))
    await expect.poll(stored).toMatchObject({ state: 'refused', reason: 'Not complete' })
  })

  test('that the server refuses says so, and keeps what was typed', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Approve, with a text…' }))
    await userEvent.fill(page.getByLabelText('Text for the applicant'), 'Welcome!')
    await userEvent.click(button('Approve').last())
    await expect.element(button('Undo')).toBeVisible()
    await firestore.update(path, { mobile: '9123456789' })
    await firestore.update(`admins/${demoAdmin.uid}`, { mobile: '9123456789' })

    await userEvent.click(button('Save now'))

    await expect.element(page.getByText('Your step was not saved.')).toBeVisible()
    await expect
      .element(page.getByText('The server did not accept this', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByText('Text for the applicant: Welcome!')).toBeVisible()
    expect(await stored()).toMatchObject({ state: 'recommended' })
  })
})

test('a viewer sees everything, and no button that acts', async () => {
  await openRecord({ role: 'viewer', state: 'reviewing' })

  await expect.element(history).toHaveTextContent('Colleague moved it from Received to In review')
  await expect.element(page.getByRole('checkbox', { name: 'GSTIN' })).toBeDisabled()
  const acts = /review|applicant|committee|Assign|note|Correct|trash|More/
  expect(page.getByRole('main').getByRole('button', { name: acts }).elements()).toEqual([])
  await userEvent.keyboard('m')
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
})

test('nobody decides a request with their own mobile number', async () => {
  await openRecord({ mobile: '9876500001' })

  await expect
    .element(page.getByText('A colleague has to decide it', { exact: false }))
    .toBeVisible()
  await expect.element(button('Start review')).not.toBeInTheDocument()
  await expect.element(button('Correct: Firm name')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'GSTIN' })).toBeDisabled()
  await expect.element(button('Add note')).toBeVisible()
})

describe('beside the record', () => {
  test('a request is given to oneself, to somebody and to nobody', async () => {
    await openRecord()
    const part = page.getByRole('region', { name: 'Who looks after it' })

    await userEvent.click(button('Assign to me'))
    await expect.element(part).toHaveTextContent('You')
    await expect.poll(stored).toMatchObject({ assignee: demoAdmin.uid })
    await userEvent.click(button('Assign to…'))
    // A viewer cannot act, so nobody gives them anything.
    await expect.element(page.getByRole('menuitem', { name: 'Reader' })).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('menuitem', { name: 'Colleague' }))
    await expect.element(part).toHaveTextContent('Colleague')
    await userEvent.click(button('Assign to…'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Unassigned' }))
    await expect.poll(stored).not.toHaveProperty('assignee')
    expect(await entries()).toHaveLength(3)
  })

  test('a note is kept, and a step that waits does not mind it', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))

    await userEvent.click(button('Add note'))
    await expect.element(page.getByText('Write something first')).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Called: all is well')
    await userEvent.click(button('Add note'))

    await expect.element(history).toHaveTextContent('You wrote a noteCalled: all is well')
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    await userEvent.click(button('Save now'))
    await expect.poll(stored).toMatchObject({ v: 2, state: 'reviewing' })
  })

  test('a note whose answer was lost is kept once, also after the page was loaded again', async () => {
    const app = await openRecord()
    const note = page.getByRole('textbox', { name: 'Note' })
    await userEvent.fill(note, 'Called')
    loseAnswers()
    await userEvent.click(button('Add note'))
    const failure = page.getByText('We could not reach the server', { exact: false })
    await expect.element(failure).toBeVisible()
    await expect.element(note).toHaveValue('Called')

    server.resetHandlers()
    await app.router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await app.router.navigate(`/member/${asha.id}`)
    await expect.element(note).toHaveValue('Called')
    await userEvent.click(button('Add note'))

    await expect.element(note).toHaveValue('')
    expect(await entries()).toHaveLength(1)
    // The next one is another one, even if it says the same.
    await userEvent.fill(note, 'Called')
    await userEvent.click(button('Add note'))
    await expect.poll(entries).toHaveLength(2)
  })

  test('a tick keeps who has looked it up, and when', async () => {
    await openRecord()
    const tick = page.getByRole('checkbox', { name: 'GSTIN' })

    await userEvent.click(tick)
    await expect.element(tick).toBeChecked()
    await expect.element(page.getByRole('region', { name: 'Checks' })).toHaveTextContent(/, you/)
    await expect.poll(stored).toMatchObject({ checks: { gstin: { by: demoAdmin.uid } } })
    await userEvent.click(tick)
    await expect.element(tick).not.toBeChecked()
    const links = page.getByRole('region', { name: 'Checks' }).getByRole('link').elements()
    expect(links.map((link) => (link as HTMLAnchorElement).host)).toEqual(
      expect.arrayContaining(['services.gst.gov.in', 'udyamregistration.gov.in']),
    )
  })

  test('the promised time is shown, and stands still while the applicant has to answer', async () => {
    await firestore.seed({ settings: [{ id: 'promises', data: { registrations: 15 } }] })
    await openRecord({ state: 'waiting' })

    const part = page.getByRole('region', { name: 'Promised time' })
    await expect.element(part).toHaveTextContent('Stopped while we wait for the applicant')
    await userEvent.click(button('Answer received'))
    await userEvent.click(button('Save now'))
    await expect.element(part).toHaveTextContent(/Until the end of \d+ \w+ \d{4} \(1\d days left\)/)
  })
})

describe('a correction', () => {
  test('stands above what was sent, on the page and in the text file, and can be taken back', async () => {
    await openRecord()
    await userEvent.click(button('Correct: Mobile'))
    const form = page.getByRole('form', { name: 'Correct: Mobile' })
    await userEvent.fill(form.getByLabelText('Mobile'), '12')
    await userEvent.click(form.getByRole('button', { name: 'Save correction' }))
    await expect.element(form).toHaveTextContent('Enter a 10-digit Indian mobile number')
    await expectNoViolations()
    await userEvent.fill(form.getByLabelText('Mobile'), '91234 56789')
    await userEvent.fill(form.getByLabelText('Remark (optional)'), 'Said on the phone')
    await userEvent.click(form.getByRole('button', { name: 'Save correction' }))

    const person = page.getByRole('region', { name: 'Person', exact: true })
    await expect
      .element(person)
      .toHaveTextContent('Mobile+91 91234 56789Corrected. Originally: +91 98765 00001')
    await expect.element(history).toHaveTextContent('Said on the phone')
    expect(await firestore.read(path)).toMatchObject({
      mobile: '9876500001',
      review: { corrected: { mobile: '9123456789' } },
    })
    await expect
      .element(page.getByRole('link', { name: 'Call' }))
      .toHaveAttribute('href', 'tel:+919123456789')
    await expect.element(form).not.toBeInTheDocument()
    await expectNoViolations()

    const writing = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await userEvent.click(page.getByRole('button', { name: 'Copy', exact: true }))
    const copied = 'Mobile: +91 91234 56789 (corrected; sent: +91 98765 00001)'
    await expect.poll(() => writing.mock.lastCall?.[0]).toContain(copied)

    await userEvent.click(button('Correct: Mobile'))
    await userEvent.click(button('Back to what was sent'))
    await expect.element(person).toHaveTextContent('Mobile+91 98765 00001')
    await expect.element(page.getByText('Originally', { exact: false })).not.toBeInTheDocument()
  })

  test('fills in what was left empty, by the rule of its field', async () => {
    await openRecord()
    await userEvent.click(button('Add what was left empty'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Website' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Website' }), 'sample.example.org')
    await userEvent.click(button('Save correction'))

    await expect
      .element(page.getByRole('region', { name: 'Firm', exact: true }))
      .toHaveTextContent('https://sample.example.orgCorrected. Originally: Nothing')
  })

  test('gives the focus back to the button that has opened it', async () => {
    await openRecord()
    const opener = button('Correct: Mobile')
    const field = page.getByRole('form').getByLabelText('Mobile')
    await userEvent.click(opener)
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()

    await userEvent.click(opener)
    await userEvent.fill(field, '91234 56789')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()

    const menu = button('Add what was left empty')
    await userEvent.click(menu)
    await userEvent.click(page.getByRole('menuitem', { name: 'Website' }))
    await expect.element(page.getByRole('textbox', { name: 'Website' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).toHaveFocus()
  })
})

describe('what a colleague did while one typed', () => {
  const alert = page.getByRole('alert').filter({ hasText: 'Colleague changed this request first' })

  test('is told before a field is corrected, also back to what was sent', async () => {
    await openRecord()
    await userEvent.click(button('Correct: Mobile'))
    const form = page.getByRole('form', { name: 'Correct: Mobile' })
    await userEvent.fill(form.getByLabelText('Mobile'), '91234 56789')
    await colleagueWrites({ kind: 'note', text: 'They have moved away' })
    await expect.element(history).toHaveTextContent('They have moved away')
    const save = form.getByRole('button', { name: 'Save correction' })
    await userEvent.click(save)
    await expect.element(alert).toBeVisible()
    await userEvent.click(save)
    await expect.element(form).not.toBeInTheDocument()
    expect(await stored()).toMatchObject({ v: 2, corrected: { mobile: '9123456789' } })

    await userEvent.click(button('Correct: Mobile'))
    await colleagueWrites({ kind: 'note', text: 'The number is theirs' })
    await expect.element(history).toHaveTextContent('The number is theirs')
    await userEvent.click(button('Back to what was sent'))
    await expect.element(alert).toBeVisible()
    await expectNoViolations()
    await userEvent.click(button('Back to what was sent'))
    await expect.element(form).not.toBeInTheDocument()
    expect(await stored()).not.toHaveProperty('corrected.mobile')
  })

  test('is told before the request goes to the trash', async () => {
    await openRecord()
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash…' }))
    await userEvent.fill(page.getByLabelText('Why'), 'A test')
    await colleagueWrites({ kind: 'note', text: 'They have moved away' })
    await expect.element(history).toHaveTextContent('They have moved away')
    await userEvent.click(button('Move to trash'))
    await expect.element(alert).toBeVisible()
    await userEvent.click(button('Move to trash'))
    await expect.element(page.getByText('In the trash.')).toBeVisible()
  })

  test('to a step that waits, keeps the reason for the trash', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash…' }))
    await userEvent.fill(page.getByLabelText('Why'), 'A test')
    await colleagueWrites({ kind: 'note', text: 'They have moved away' })
    await userEvent.click(button('Move to trash'))
    await expect.element(page.getByText('Your step was not saved', { exact: false })).toBeVisible()
    await userEvent.click(button('Discard'))
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash…' }))
    await expect.element(page.getByLabelText('Why')).toHaveValue('A test')
  })
})

describe('telling the applicant', () => {
  test('offers the text in their own words after a step, and keeps how they were told', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Approve, with a text…' }))
    await userEvent.fill(page.getByLabelText('Internal reason'), 'All agreed')
    await userEvent.fill(page.getByLabelText('Text for the applicant'), 'Welcome to us!')
    await userEvent.click(button('Approve').last())
    await userEvent.click(button('Save now'))

    const sheet = page.getByRole('region', { name: 'Tell Asha' })
    const text = sheet.getByRole('textbox', { name: 'Text' })
    const reference = referenceOf('NR', asha.id)
    await expect
      .element(text)
      .toHaveValue(
        `Namaskar Asha, this is Association of Entrepreneurs, Odisha.\nYour registration ${reference}: Approved.\nWelcome to us!\nSee where it is with this number and your mobile number: ${window.location.origin}/my-request/`,
      )
    await expectNoViolations()
    await userEvent.fill(text, 'See you on Sunday')
    const whatsApp = sheet.getByRole('link', { name: 'WhatsApp' })
    await expect
      .element(whatsApp)
      .toHaveAttribute('href', expect.stringMatching(/text=See%20you%20on%20Sunday$/))
    // The test's browser must stay here.
    whatsApp.element().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(whatsApp)

    // Only the person knows whether it was sent.
    const question = sheet.getByRole('group', { name: 'Did you send the message?' })
    await expect.element(question).toHaveFocus()
    expect((await entries()).map(({ kind }) => kind)).not.toContain('told')
    await expectNoViolations()
    await userEvent.click(question.getByRole('button', { name: 'No' }))
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(text).toHaveValue('See you on Sunday')
    expect((await entries()).map(({ kind }) => kind)).not.toContain('told')

    await userEvent.click(whatsApp)
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await expect
      .element(history)
      .toHaveTextContent('You told the applicant by WhatsAppSee you on Sunday')
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('by a call is kept once it is said that they were reached, also if the answer is lost', async () => {
    await openRecord({ state: 'approved' })
    await userEvent.click(button('Tell the applicant…'))
    const sheet = page.getByRole('region', { name: 'Tell Asha' })
    const call = sheet.getByRole('link', { name: 'Call' })
    call.element().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(call)
    const question = sheet.getByRole('group', { name: 'Did you reach the applicant?' })
    loseAnswers()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await expect
      .element(page.getByText('The history does not show it yet.', { exact: false }))
      .toBeVisible()

    server.resetHandlers()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))

    await expect.element(sheet).not.toBeInTheDocument()
    expect((await entries()).filter(({ kind }) => kind === 'told')).toHaveLength(1)
  })

  test('keeps what was typed when another step is saved meanwhile', async () => {
    const { router } = await openRecord()
    await router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await userEvent.click(button('Start review'))
    await router.navigate(`/member/${asha.id}`)
    await expect.element(heading('Asha')).toBeVisible()
    await userEvent.click(button('Start review'))
    await userEvent.click(button('Save now').last())
    const sheet = page.getByRole('region', { name: 'Tell Asha' })
    const text = sheet.getByRole('textbox', { name: 'Text' })
    await userEvent.fill(text, 'See you on Sunday')

    await userEvent.click(button('Save now'))

    await expect.element(page.getByRole('link', { name: 'Tell' })).toBeVisible()
    await expect.element(text).toHaveValue('See you on Sunday')
    await userEvent.click(button('Not now').last())
    await expect.element(page.getByRole('link', { name: 'Tell' })).not.toBeInTheDocument()
    await expect.element(text).toHaveValue('See you on Sunday')
  })

  test('saves a step that waits first, so that it tells of this one', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Approve'))
    await expect.element(button('Undo')).toBeVisible()

    await userEvent.keyboard('t')

    const sheet = page.getByRole('region', { name: 'Tell Asha' })
    await expect.element(sheet).toBeVisible()
    expect(await stored()).toMatchObject({ state: 'approved' })
    await expect
      .element(sheet.getByRole('textbox', { name: 'Text' }))
      .toHaveValue(expect.stringContaining(': Approved.'))
    await userEvent.click(sheet.getByRole('button', { name: 'Not now' }))
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('is not offered after a request was closed, of which nobody is told', async () => {
    await openRecord()
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Close…' }))
    await expect.element(page.getByText('The applicant is not told.')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Internal reason'), 'Sent twice')
    await userEvent.click(button('Close').last())
    await userEvent.click(button('Save now'))

    await expect.element(history).toHaveTextContent('to Closed')
    await expect.element(page.getByRole('heading', { name: 'Tell Asha' })).not.toBeInTheDocument()
  })
})

test('a request goes to the trash with a reason, and comes back', async () => {
  await openRecord()
  await userEvent.click(button('More'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash…' }))
  await userEvent.click(button('Move to trash'))
  await expect.element(page.getByText('Say why')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Why'), 'A test')
  await userEvent.click(button('Move to trash'))

  const band = page.getByRole('alert').filter({ hasText: 'In the trash.' })
  await expect.element(band).toHaveTextContent('A test')
  await expect.element(page.getByRole('link', { name: 'Erase…' })).toBeVisible()
  await expect.element(button('Start review')).not.toBeInTheDocument()
  await expectNoViolations()
  await userEvent.click(button('Restore'))
  await expect.element(button('Start review')).toBeVisible()
})

test('a step that waits is saved before its request goes to the trash', async () => {
  await openRecord()
  await userEvent.click(button('Start review'))
  await expect.element(button('Undo')).toBeVisible()
  await userEvent.click(button('More'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash…' }))
  await userEvent.fill(page.getByLabelText('Why'), 'A test')
  await userEvent.click(button('Move to trash'))

  await expect.element(page.getByText('In the trash.')).toBeVisible()
  expect(await stored()).toMatchObject({ v: 2, state: 'reviewing', trashed: true })
})

describe('with the keyboard', () => {
  test('steps are taken and undone, requests assigned and noted, and the next one opened', async () => {
    await openRecord()

    await userEvent.keyboard('s')
    await expect.element(page.getByText('Not saved yet')).toBeVisible()
    await userEvent.keyboard('u')
    await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
    await userEvent.keyboard('a')
    await expect.poll(stored).toMatchObject({ assignee: demoAdmin.uid })
    await userEvent.keyboard('n')
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus()
    // In a field they are letters.
    await userEvent.keyboard('just{Control>}{Enter}{/Control}')
    await expect.element(history).toHaveTextContent('You wrote a notejust')
    page.getByRole('textbox', { name: 'Note' }).element().blur()
    await userEvent.keyboard('t')
    await expect.element(page.getByRole('heading', { name: 'Tell Asha' })).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(heading('Bina')).toBeVisible()
    await userEvent.keyboard('k')
    await expect.element(heading('Asha')).toBeVisible()
  })

  test('a capital letter takes no step', async () => {
    await openRecord({ state: 'recommended' })

    await userEvent.keyboard('{Shift>}p{/Shift}')
    // As with Caps Lock.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'P', bubbles: true }))
    await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
    await userEvent.keyboard('p')
    await expect.element(page.getByText('Not saved yet')).toBeVisible()
  })

  test('the keys are in a sheet, and can be turned off', async () => {
    await openRecord()

    await userEvent.keyboard('?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await expect.element(sheet).toHaveTextContent('SStart review')
    await expectNoViolations()
    await userEvent.click(sheet.getByRole('switch'))
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()

    await userEvent.keyboard('s')
    await userEvent.keyboard('?')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
    await userEvent.click(button('Keys'))
    await expect.element(sheet.getByRole('switch')).not.toBeChecked()
  })
})

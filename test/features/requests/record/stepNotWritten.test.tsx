import { bypass, http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { server } from '@test/support/page/server'
import type { State } from '@/shared/requests/steps'
import { demoAdmin } from '@/shared/config/demo'
import {
  bina,
  path,
  openRecord,
  heading,
  button,
  stored,
  entries,
  history,
  colleagueWrites,
  loseAnswers,
} from './openRecord'

const firestore = firestoreFor()

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

/** A change by a colleague at another desk. */
async function colleagueMovesTo(state: State) {
  const theirs = aReviewIn('registrations', state, ['colleague'], new Date())
  await firestore.seed({ [`${path}/history`]: theirs.history })
  await firestore.update(path, { review: theirs.review })
  return theirs
}

/** The form of a refusal, with a reason. */
async function openRefusal() {
  await userEvent.click(button('Refuse…'))
  await userEvent.fill(page.getByLabelText('Office remarks'), 'Not complete')
}
const refuse = () => userEvent.click(button('Refuse').last())

describe('a step that was not saved', () => {
  test('names the colleague who was first with their change, and can be saved anyway', async () => {
    await openRecord({ state: 'reviewing' })
    await userEvent.click(button('Ask applicant…'))
    await userEvent.fill(page.getByLabelText('Office remarks'), 'No bank papers')
    await userEvent.fill(page.getByLabelText('Message'), 'Please send them.')
    await colleagueWrites({ kind: 'note', text: 'I have the papers' })
    await userEvent.click(button('Ask applicant').last())

    const alert = page.getByRole('alert').filter({ hasText: 'A colleague was first' })
    await expect.element(alert).toHaveTextContent('Colleague wrote a note')
    await expect.element(alert).toHaveTextContent('I have the papers')
    await expect.element(page.getByLabelText('Office remarks')).toHaveValue('No bank papers')
    await expect.element(page.getByLabelText('Message')).toHaveValue('Please send them.')
    await expectNoViolations()
    await userEvent.click(button('Save anyway'))

    await expect.poll(stored).toMatchObject({ v: 3, state: 'waiting', reason: 'No bank papers' })
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('shows what was typed, to copy or to discard, when it is no longer possible', async () => {
    await openRecord({ state: 'recommended' })
    await openRefusal()
    const theirs = await colleagueMovesTo('approved')
    await refuse()

    const alert = page.getByRole('alert').filter({ hasText: 'A colleague was first' })
    await expect.element(alert).toHaveTextContent('Colleague moved it from Recommended to Approved')
    await expect.element(page.getByText('Office remarks: Not complete')).toBeVisible()
    await userEvent.click(button('Discard'))
    await expect.element(page.getByText('Office remarks: Not complete')).not.toBeInTheDocument()
    expect(await stored()).toMatchObject(theirs.review ?? {})
  })

  test('conflicts with a colleague’s change while its form was open, and not with a note of the same administrator', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Refuse…'))
    await userEvent.fill(page.getByLabelText('Office remarks'), 'Not complete')
    await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Called')
    await userEvent.click(button('Add note'))
    await expect.element(history).toHaveTextContent('You wrote a noteCalled')
    await userEvent.click(button('Refuse').last())
    await expect.poll(stored).toMatchObject({ state: 'refused' })

    await userEvent.click(button('Reopen…'))
    await userEvent.fill(page.getByLabelText('Office remarks'), 'By mistake')
    await colleagueWrites({ kind: 'note', text: 'They have moved away' })
    await expect.element(history).toHaveTextContent('They have moved away')
    await userEvent.click(button('Reopen').last())

    const alert = page.getByRole('alert').filter({ hasText: 'A colleague was first' })
    await expect.element(alert).toHaveTextContent('They have moved away')
    await expect.element(page.getByLabelText('Office remarks')).toHaveValue('By mistake')
    await userEvent.click(button('Save anyway'))
    await expect.poll(stored).toMatchObject({ state: 'reviewing', reason: 'By mistake' })
  })

  test('shows what was typed when the request is in the trash by now, and when it is erased', async () => {
    await openRecord({ state: 'recommended' })
    await openRefusal()
    const held = holdCommits()
    await refuse()
    await held.arrived
    await colleagueWrites({ kind: 'trash', text: 'Spam' }, { trashed: true })
    held.release()

    const typed = page.getByText('Office remarks: Not complete')
    await expect.element(typed).toBeVisible()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'A colleague was first' }))
      .toHaveTextContent('Spam')
    await firestore.delete(path)
    await expect.element(page.getByText('This registration has just been deleted.')).toBeVisible()
    await expect.element(typed).toBeVisible()
    await userEvent.click(button('Discard'))
    await expect.element(typed).not.toBeInTheDocument()
  })

  test('is tried again with what was typed when there was no connection', async () => {
    await openRecord({ state: 'recommended' })
    await openRefusal()
    server.use(http.post(`${documents}\\:commit`, () => HttpResponse.error()))
    const atUsualSpeed = hasten()
    await refuse()

    await expect
      .element(page.getByText('We do not know whether your step was saved.'))
      .toBeVisible()
    expect(
      page.getByText('We could not reach the server', { exact: false }).elements(),
    ).toHaveLength(1)
    await expect.element(page.getByLabelText('Office remarks')).toHaveValue('Not complete')
    // What was typed is not lost by a key.
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByLabelText('Office remarks')).toHaveValue('Not complete')
    server.resetHandlers()
    atUsualSpeed()
    await userEvent.click(button('Try again'))
    await expect.poll(stored).toMatchObject({ state: 'refused', reason: 'Not complete' })
  })

  test('is not said to be unsaved when its record shows that it is stored', async () => {
    await openRecord()
    hasten()
    loseAnswers()
    await userEvent.click(button('Start review'))

    await expect.element(page.getByText('Moved to In review.')).toBeVisible()
    await expect.element(button('Undo')).toBeVisible()
    expect(page.getByText(/not saved|know whether/).elements()).toEqual([])
    expect((await entries()).filter(({ by }) => by === demoAdmin.uid)).toHaveLength(1)
  })

  test('by a press without a form is tried again as the same press', async () => {
    await openRecord({ state: 'reviewing' })
    hasten()
    // It arrives when the page has given up.
    const sent: Request[] = []
    server.use(
      http.post(`${documents}\\:commit`, ({ request }) => {
        sent.push(request.clone())
        return HttpResponse.error()
      }),
    )
    await userEvent.click(button('Recommend'))
    await expect
      .element(page.getByText('We do not know whether your step was saved.'))
      .toBeVisible()
    server.resetHandlers()
    await fetch(bypass(sent.at(-1)!))

    await expect.element(page.getByText('Moved to Recommended.')).toBeVisible()
    expect((await entries()).filter(({ by }) => by === demoAdmin.uid)).toHaveLength(1)
  })

  test('can be discarded, and its form is closed', async () => {
    await openRecord({ state: 'recommended' })
    await openRefusal()
    server.use(http.post(`${documents}\\:commit`, () => HttpResponse.json({}, { status: 403 })))
    await refuse()
    await expect.element(page.getByText('Your step was not saved.')).toBeVisible()
    await userEvent.click(button('Discard'))
    await expect.element(page.getByText('Your step was not saved.')).not.toBeInTheDocument()
    await expect.element(page.getByRole('form', { name: 'Refuse' })).not.toBeInTheDocument()
    await expect.element(button('Refuse…')).toBeVisible()
  })

  test('is named on the next page, and its own page has what was typed', async () => {
    const { router } = await openRecord({ state: 'recommended' })
    await openRefusal()
    const held = holdCommits()
    await refuse()
    await held.arrived
    await router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    server.use(http.post(`${documents}\\:commit`, () => HttpResponse.error()))
    hasten()
    held.fail()

    const bar = page.getByRole('region', { name: 'Last change' })
    await expect.element(bar).toHaveTextContent('Perhaps not saved: Refused: Asha')
    expect(await stored()).toMatchObject({ state: 'recommended' })
    server.resetHandlers()
    await userEvent.click(bar.getByRole('link', { name: 'Show' }))
    await expect.element(page.getByLabelText('Office remarks')).toHaveValue('Not complete')
    await userEvent.click(button('Try again'))
    await expect.poll(stored).toMatchObject({ state: 'refused', reason: 'Not complete' })
    await expect.element(bar).not.toHaveTextContent('saved: Refused')
  })

  test('whose answer was lost is written once, and with another text nothing is claimed of that', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: /^Recommend again with/ }))
    await userEvent.fill(page.getByLabelText('Office remarks'), 'First')
    hasten()
    loseAnswers()
    await userEvent.click(button('Recommend').last())
    await expect
      .element(page.getByText('We do not know whether your step was saved.'))
      .toBeVisible()
    server.resetHandlers()
    await userEvent.fill(page.getByLabelText('Office remarks'), 'Second')
    await userEvent.click(button('Try again'))

    await expect.element(page.getByText('Your first try is saved', { exact: true })).toBeVisible()
    expect(await stored()).toMatchObject({ reason: 'First' })
    await expect.element(page.getByLabelText('Office remarks')).toHaveValue('Second')
    await userEvent.click(button('Save this as well'))
    await expect.poll(stored).toMatchObject({ reason: 'Second', state: 'recommended' })
    expect((await entries()).filter(({ by }) => by === demoAdmin.uid)).toHaveLength(2)
  })

  test('says that the server refused it, and keeps what was typed', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Approve…'))
    await userEvent.fill(page.getByLabelText('Message'), 'Welcome!')
    await firestore.update(path, { mobile: '9123456789' })
    await firestore.update(`admins/${demoAdmin.uid}`, { mobile: '9123456789' })
    await userEvent.click(button('Approve').last())

    await expect.element(page.getByText('Your step was not saved.')).toBeVisible()
    await expect
      .element(page.getByText('The server did not accept this', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByText('Message to the applicant: Welcome!')).toBeVisible()
    expect(await stored()).toMatchObject({ state: 'recommended' })
  })
})

/** Holds what is sent until the test lets it go on, or fail. */
function holdCommits() {
  let arrive = () => {}
  let answer = (_response: Response | undefined) => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const held = new Promise<Response | undefined>((resolve) => (answer = resolve))
  server.use(
    http.post(
      `${documents}\\:commit`,
      async () => {
        arrive()
        return (await held) ?? passthrough()
      },
      { once: true },
    ),
  )
  return {
    arrived,
    release: () => answer(undefined),
    fail: () => answer(HttpResponse.error()),
  }
}

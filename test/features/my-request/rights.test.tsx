import { bypass, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { submissionId, type Value } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/page/accessibility'
import { errorSummary } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { referenceOf } from '@/shared/requests/reference'
import { dayInIndia } from '@/shared/text/dateText'
import { formatMobile } from '@/shared/validation/mobile'
import { emulator, day, reference, main, registration, type } from './lookUp'

const firestore = firestoreFor()

beforeEach(async () => {
  sessionStorage.clear()
  await firestore.clear()
})

describe('an applicant’s rights', () => {
  /** The number with which a right is asked for. */
  const numberIn = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByLabelText(/^Mobile/)
  const choice = (name: string) => page.getByRole('button', { name, exact: true })
  const numberOf = (id: string) => referenceOf('RR', id)
  const rights = () => firestore.list('rights_requests')

  /** The next commit arrives, and its answer is lost. */
  const loseAnswer = () =>
    server.use(
      http.post(
        `${emulator}/*\\:commit`,
        async ({ request }) => {
          await fetch(bypass(request))
          return HttpResponse.error()
        },
        { once: true },
      ),
    )

  test('are asked for with a press, and once, even if the network is lost on the way', async () => {
    await firestore.seed({ settings: [{ id: 'promises', data: { rights: 30 } }] })
    const { key, record } = await registration('reviewing')
    renderApp(`/my-request/#${key}`)

    await userEvent.click(choice('Correct it'))
    const words = page.getByLabelText(/^What is wrong/)
    await userEvent.click(choice('Ask to correct it'))
    await expect.element(errorSummary).toHaveTextContent('is required')
    await userEvent.fill(words, 'The PIN code is 751001.')
    await userEvent.fill(numberIn('Correct it'), `+91 ${record.mobile as string}`)
    await expectNoViolations()

    server.use(http.post(`${emulator}/*`, () => HttpResponse.error()))
    const atUsualSpeed = hasten()
    await userEvent.click(choice('Ask to correct it'))
    await expect.element(main).toHaveTextContent('it is safe to send again')
    await expect.element(words).toHaveValue('The PIN code is 751001.')
    expect(await rights()).toEqual([])

    server.resetHandlers()
    atUsualSpeed()
    loseAnswer()
    await userEvent.click(choice('Ask to correct it'))
    await expect.poll(rights).toHaveLength(1)

    // The SDK tries again, and finds that it has arrived.
    const [asked] = await rights()
    const answered = page.getByRole('alert').filter({ hasText: 'Registered as' })
    await expect.element(answered).toHaveTextContent(`Registered as ${numberOf(asked!.id)}`)
    await expect.element(answered).toHaveFocus()
    const due = dayInIndia((asked!.createdAt as Date).getTime() + 30 * day)
    await expect.element(answered).toHaveTextContent(`You will get a reply by ${due}`)
    expect(await rights()).toMatchObject([
      { key, kind: 'Correct', text: 'The PIN code is 751001.', mobile: record.mobile },
    ])
    await expect.element(main).toHaveTextContent('Data Protection Board of India')

    // A message of the office leaves the focus in the field of the applicant.
    await userEvent.click(reference)
    await firestore.update(`request_status/${key}`, { state: 'approved', since: new Date() })
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(main).toHaveTextContent('Approved on')
    await expect.element(reference).toHaveFocus()
    expect(JSON.stringify(await firestore.list('request_status'))).not.toContain(record.mobile)
  })

  test('withdrawing says what it does, and another tab finds it done', async () => {
    const { key, record } = await registration('reviewing')
    renderApp(`/my-request/#${key}`)
    await userEvent.click(choice('Withdraw my application'))
    await userEvent.fill(numberIn('Withdraw my application'), String(record.mobile))
    await expect.element(main).toHaveTextContent('the office does nothing more with your request')
    await expect.element(choice('Withdraw now')).toBeVisible()

    // The other tab is faster.
    const id = submissionId(1, 7)
    const { kind, ...entry } = { kind: 'Withdraw', state: 'received', at: new Date() }
    await firestore.update(`request_status/${key}`, {
      withdrawnAt: entry.at,
      rightsLatest: id,
      rights: { [id]: { kind, ...entry } },
    })
    await userEvent.click(choice('Withdraw now'))

    await expect.element(main).toHaveTextContent('Nothing was sent.')
    await expect.element(main).toHaveTextContent('Withdrawn by you on')
    await expect.element(choice('Withdraw my application')).not.toBeInTheDocument()
    expect(await rights()).toEqual([])
    const list = page.getByRole('list', { name: 'What you have asked for' })
    await expect.element(list).toHaveTextContent(`Withdraw my application${numberOf(id)}`)
    // It counts at once, and waits for no reply.
    await expect.element(list).toHaveTextContent(/Done$/)
    await expect.element(list).not.toHaveTextContent('answers by')

    await userEvent.click(choice('Erase it'))
    await userEvent.fill(numberIn('Erase it'), String(record.mobile))
    await userEvent.click(choice('Ask to erase it'))
    await expect.poll(rights).toMatchObject([{ key, kind: 'Erase' }])
    await expect.element(list).toHaveTextContent('Erase it')
  })

  test('are not for others who have the link: they need the mobile number of the request', async () => {
    const { key, record } = await registration()
    renderApp(`/my-request/#${key}`)
    await userEvent.click(choice('Withdraw my application'))
    const why = page.getByLabelText(/^Why/)
    await userEvent.fill(why, 'A sample.')
    await userEvent.click(choice('Withdraw now'))
    await expect.element(errorSummary).toHaveTextContent('Mobile is required')

    await userEvent.fill(numberIn('Withdraw my application'), '9876501234')
    await userEvent.click(choice('Withdraw now'))
    await expect
      .element(main)
      .toHaveTextContent('This is not the mobile number that was given with the request.')
    await expect.element(why).toHaveValue('A sample.')
    expect(await rights()).toEqual([])

    await userEvent.fill(numberIn('Withdraw my application'), String(record.mobile))
    await userEvent.click(choice('Withdraw now'))
    await expect.element(main).toHaveTextContent('Withdrawn by you on')
  })

  test('need no second typing of the number with which the request was looked up', async () => {
    const { reference: number, record } = await registration()
    renderApp('/my-request/')
    await type(number, String(record.mobile))
    await userEvent.click(choice('See what I sent'))
    await expect
      .element(numberIn('See what I sent'))
      .toHaveValue(formatMobile(String(record.mobile)))
    await userEvent.click(choice('Ask to see it'))
    await expect.poll(rights).toMatchObject([{ kind: 'See' }])
  })

  test('a complaint about an erased request needs no number: nothing is left to compare it with', async () => {
    const { key, status } = await registration()
    await status({ kind: 'registrations', state: 'erased', since: new Date() })
    renderApp(`/my-request/#${key}`)
    await userEvent.click(choice('Complain'))
    await userEvent.fill(page.getByLabelText(/^Your complaint/), 'A sample.')
    await userEvent.click(choice('Send the complaint'))
    await expect.element(main).toHaveTextContent('Registered as')
    expect(await rights()).toMatchObject([{ kind: 'Complain', text: 'A sample.' }])
  })

  test('a withdrawal that was taken back says so, with the reason, and can be made again', async () => {
    const { key, status } = await registration('reviewing')
    const at = new Date(Date.now() - 3 * day)
    const id = submissionId(1, 7)
    const text = 'As you said on the phone, your request goes on.'
    await status({
      kind: 'registrations',
      state: 'reviewing',
      since: at,
      rightsLatest: id,
      rights: { [id]: { kind: 'Withdraw', state: 'refused', at, since: new Date(), text } },
    })
    renderApp(`/my-request/#${key}`)
    await expect.element(main).toHaveTextContent('Taken back by the office since')
    await expect.element(main).toHaveTextContent(text)
    await expect.element(main).toHaveTextContent('Under review')
    await expect.element(choice('Withdraw my application')).toBeVisible()
  })

  test('what the office has answered is read there, also once the request is erased', async () => {
    const { key, status } = await registration()
    const at = new Date(Date.now() - 3 * day)
    const since = new Date(Date.now() - day)
    const entry = (more: Record<string, Value>) => ({ at, since, ...more })
    const [first, second] = [submissionId(1, 7), submissionId(2, 7)]
    await status({
      kind: 'registrations',
      state: 'erased',
      since,
      rightsLatest: second,
      rights: {
        [first]: entry({ kind: 'See', state: 'refused', text: 'Please come with a proof.' }),
        [second]: entry({ kind: 'Erase', state: 'done', text: 'We have erased it.' }),
      },
    })
    renderApp(`/my-request/#${key}`)

    await expect.element(main).toHaveTextContent(`Erased on ${dayInIndia(since.getTime())}`)
    await expect.element(main).toHaveTextContent('We have erased it.')
    await expect.element(main).toHaveTextContent('Refused since')
    await expect.element(main).toHaveTextContent('Please come with a proof.')
    await expect.element(choice('Complain')).toBeVisible()
    await expect.element(choice('See what I sent')).not.toBeInTheDocument()
    await expectNoViolations()
  })
})

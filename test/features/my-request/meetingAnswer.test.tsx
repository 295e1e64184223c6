import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { fillIn } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { readCode } from '@test/support/page/readCode'
import { renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { calendarDay, dayInIndia, dayWithWeekday } from '@/shared/text/dateText'
import { day, emulator, received, main, seedRequest, type } from './lookUp'

const firestore = firestoreFor()

beforeEach(async () => {
  sessionStorage.clear()
  await firestore.clear()
})

describe('an answer to a meeting', () => {
  const meetingDate = new Date(Date.now() + 10 * day).toISOString().slice(0, 10)
  const person = {
    Name: 'Sample Visitor',
    'Firm name': 'Sample Udyog',
    Sector: 'Services',
    'Attending as': 'Member',
    'I am 18 or older': true as const,
    'I have read the notice': true as const,
  }
  const heading = (name: string) => page.getByRole('heading', { name })
  const answerOf = (name: string) => main.getByRole('button', { name })
  const open = (path: string) => router.navigate(path)
  let router: ReturnType<typeof renderApp>['router']

  async function sendAnswer(phone: string, answer: string, people: string, name = person.Name) {
    await expect.element(main.getByText(dayWithWeekday(meetingDate), { exact: true })).toBeVisible()
    await fillIn({ ...person, Name: name, Mobile: phone, 'Number attending': people })
    await userEvent.click(page.getByRole('radio', { name: answer }))
    await sendAsPerson(page.getByRole('button', { name: 'Send answer' }))
    await expect.element(heading('Meeting answer received')).toBeVisible()
    return router.location.hash.slice(1)
  }

  const seedAnswer = (more: object = {}) =>
    seedRequest('meeting-answers', {
      id: aMeetingAnswer(1).id,
      data: {
        ...aMeetingAnswer(1).data,
        name: 'SAMPLE  Visitor',
        meetingId: 'm1',
        meetingDate,
        answer: 'I will attend',
        people: 3,
        ...more,
      },
    })

  beforeEach(() => firestore.seed({ monthly_meetings: [aMeeting({ meetingDate }, 'm1')] }))

  test('is changed from here, and from the same tab; the link of the earlier one says so', async () => {
    const { key, record } = await seedAnswer()
    const mobileNumber = String(record.mobile)
    ;({ router } = renderApp(`/my-request/#${key}`))
    await expect.element(main).toHaveTextContent('You saidI will attend, 3 people')
    await expect.element(main).toHaveTextContent(`Received on${dayInIndia(received.getTime())}`)
    await expect.element(main).toHaveTextContent(`For the meeting of${calendarDay(meetingDate)}`)
    await expect
      .element(main)
      .toHaveTextContent('The newest answer with your name and mobile number counts.')
    await expectNoViolations()

    // Another one is announced; the form begins with the one that was answered.
    const other = aMeeting({ meetingDate: '2099-01-04', updatedAt: new Date() }, 'm2')
    await firestore.seed({ monthly_meetings: [other] })
    await expect.element(answerOf('I will attend')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(answerOf('I cannot attend'))
    expect(router.location).toMatchObject({ search: '', hash: '' })
    await expect.element(page.getByRole('radio', { name: 'I cannot attend' })).toBeChecked()
    const second = await sendAnswer(mobileNumber, 'I cannot attend', '1')
    await firestore.delete('monthly_meetings/m2')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(key)

    await open(`/my-request/#${key}`)
    const replaced = 'Replaced by a newer answer'
    await expect.element(main).toHaveTextContent(`${replaced} on ${dayInIndia(Date.now())}`)
    await userEvent.click(page.getByRole('link', { name: 'Open the newer answer' }))
    expect(router.location.hash).toBe(`#${second}`)
    await expect.element(main).toHaveTextContent('You saidI cannot attend')
    await expect.element(main).not.toHaveTextContent(replaced)

    // Not from My request: this tab knows what it has sent last.
    await open('/form/monthlymeeting/')
    const third = await sendAnswer(mobileNumber, 'I will attend', '2')
    await open(`/my-request/#${second}`)
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect.element(main).toHaveTextContent(replaced)
    // This tab knows its last answer alone.
    await open(`/my-request/#${key}`)
    await expect.element(main).toHaveTextContent('To see your newer answer, type its reference')

    // A partner at the same computer, with the number of the office.
    await open('/form/monthlymeeting/')
    await sendAnswer(mobileNumber, 'I will attend', '1', 'Sample Partner')
    await open(`/my-request/#${third}`)
    await expect.element(main).toHaveTextContent('You saidI will attend, 2 people')
    await expect.element(main).not.toHaveTextContent(replaced)
    expect(await firestore.list('monthly_meeting_req')).toHaveLength(4)
  })

  test('is changed at a press, with what this tab has sent', async () => {
    ;({ router } = renderApp('/form/monthlymeeting/'))
    const first = await sendAnswer('9876543210', 'I will attend', '3')
    await open(`/my-request/#${first}`)
    await expect
      .element(main)
      .toHaveTextContent('change yours at once. Number attending, as you sent it: 3')
    await firestore.update('monthly_meetings/m1', { isFull: true })
    server.use(http.post(`${emulator}/*`, () => HttpResponse.error()))
    await userEvent.click(answerOf('I cannot attend'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('safe to send again')
    server.resetHandlers()

    await userEvent.click(answerOf('I cannot attend'))
    await expect.element(heading('Meeting answer received')).toBeVisible()
    const second = router.location.hash.slice(1)
    const answers = await firestore.list('monthly_meeting_req')
    const kept = { name: 'Sample Visitor', mobile: '9876543210', people: 3 }
    expect(answers.map(({ answer }) => answer)).toEqual(
      expect.arrayContaining(['I cannot attend', 'I will attend']),
    )
    expect(answers).toHaveLength(2)
    for (const answer of answers) expect(answer).toMatchObject(kept)

    await open(`/my-request/#${second}`)
    await userEvent.click(answerOf('I will attend'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('no longer say yes')
    expect(await firestore.list('monthly_meeting_req')).toHaveLength(2)
    await userEvent.click(page.getByRole('link', { name: 'Change my details' }))
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
  })

  test('shows its code for the door again to the person who knows both numbers', async () => {
    const { key, record, reference } = await seedAnswer()
    ;({ router } = renderApp(`/my-request/#${key}`))
    const way = 'To see your code for the door, type your reference number and mobile number below.'
    await expect.element(main).toHaveTextContent(way)
    const code = main.getByRole('img', { name: `Code for the door, with the number ${reference}` })
    await expect.element(code).not.toBeInTheDocument()

    await open('/my-request/')
    await type(reference, String(record.mobile))

    await expect.element(code).toBeVisible()
    expect(await readCode(code)).toBe(reference)
    await expectNoViolations()
  })

  test('cannot be changed once the meeting is over', async () => {
    const { key } = await seedAnswer({ meetingDate: '2026-01-04', people: 1 })
    renderApp(`/my-request/#${key}`)
    await expect.element(main).toHaveTextContent('You saidI will attend, 1 person')
    await expect.element(main).toHaveTextContent('This meeting is over.')
    expect(page.getByRole('group', { name: 'Your answer' }).elements()).toEqual([])
  })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAttendance } from '@scripts/samples/attendanceRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { aReviewIn } from '@scripts/samples/reviews'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'
import { calendarDay } from '@/shared/text/dateText'
import { firestoreFor } from '@test/support/emulators/firestore'
import { expectNoViolations } from '@test/support/page/accessibility'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1280, 900)
  await firestore.clear()
})

const row = (table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name })

test('a meeting whose record was moved to another month stays in the report of its month', async () => {
  await openDesk({
    at: '/desk/report',
    seed: {
      monthly_meetings: [aMeeting({ meetingDate: '2099-12-31' }, 'm1')],
      attendance: [
        anAttendance(1, { meetingId: 'm1', meetingDate: today(), people: 2 }),
        anAttendance(2, { meetingId: 'm1', meetingDate: today(), people: 3 }),
      ],
    },
  })
  await expect.element(row('Meetings', calendarDay(today()))).toHaveTextContent(/05$/)
})

test('the report counts the month by list and district, with the meeting that was held, and is printed', async () => {
  const createdAt = new Date()
  const { review } = aReviewIn('registrations', 'approved', [demoAdmin.uid], createdAt)
  const approved = aRegistration(1, { district: 'Khordha', createdAt })
  const meeting = aMeeting({ meetingDate: today(), venueName: 'Town Hall' }, 'm1')
  const reply = aMeetingAnswer(4, {
    meetingId: 'm1',
    meetingDate: today(),
    answer: 'I will attend',
    people: 3,
  })
  await openDesk({
    at: '/desk/report',
    seed: {
      New_Registration: [
        { ...approved, data: { ...approved.data, review } },
        aRegistration(2, { district: 'Puri', createdAt }),
      ],
      growth_fund_req: [aGrowthFundRequest(3, { district: 'Puri', createdAt })],
      monthly_meetings: [meeting],
      monthly_meeting_req: [reply],
      attendance: [
        anAttendance(1, { meetingId: 'm1', meetingDate: today(), answer: reply.id, people: 2 }),
      ],
    },
  })

  await expect.element(row('By list', 'New registrations')).toHaveTextContent(/registrations21001/)
  await expect.element(row('By district', 'Puri')).toHaveTextContent(/^Puri20002–$/)
  await expect.element(row('Meetings', 'Town Hall')).toHaveTextContent(/Town Hall32$/)
  expect(page.getByRole('table', { name: 'By month' }).getByRole('row').elements()).toHaveLength(13)
  await expectNoViolations()

  const print = vi.spyOn(window, 'print').mockReturnValue()
  await userEvent.click(page.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()

  const month = page.getByLabelText('Month', { exact: true })
  await userEvent.selectOptions(month, month.element().querySelectorAll('option')[1]!.textContent!)
  await expect
    .element(page.getByText('No request came or was decided in this month.'))
    .toBeVisible()
  await expect.element(page.getByText('No meeting was held in this month.')).toBeVisible()
  await page.viewport(320, 700)
  expect(document.documentElement.scrollWidth).toBe(320)
})

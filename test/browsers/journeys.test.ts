import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { openBrowser, type Person } from '@test/support/browsers/person'
import { firestoreFor } from '@test/support/emulators/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { calendarDay } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'

const firestore = firestoreFor(undefined, inject('site').firestore)

async function register(visitor: Person, firm: string) {
  await visitor.open('/form/newregistration/')
  await visitor.type(/^Name/, 'Sample Visitor')
  await visitor.type(/^Designation/, 'Proprietor')
  await visitor.type(/^Mobile/, '98765 43210')
  await visitor.type(/^Firm name/, firm)
  await visitor.choose(/^Constitution/, 'Proprietorship')
  await visitor.type(/^Year established/, '2001')
  await visitor.choose(/^Sector/, 'Plastic Products')
  await visitor.type(/^Address/, 'Plot 1, Sample Road')
  await visitor.choose(/^District/, 'Khordha')
  await visitor.type(/^PIN code/, '751001')
  await visitor.tick('Manufacturing')
  await visitor.type(/^Products or services/, 'Sample products')
  await visitor.choose(/^Annual turnover/, 'Up to ₹10 crore')
  await visitor.choose(/^Investment/, 'Up to ₹2.5 crore')
  await visitor.choose(/^Employees/, '0–9')
  await visitor.tick('Ordinary')
  await visitor.tick(/^I declare/)
  await visitor.tick(/^I am 18/)
  await visitor.tick(/^I have read/)
  await visitor.unhurried()
  await visitor.press('button', 'Send registration')
  await visitor.see('heading', 'Registration received')
}

const meeting = aMeeting({ meetingDate: today() }, 'door-of-engines')
const request = aRegistration(42_001, { name: 'Sample Recommended', createdAt: new Date() })
const answer = aMeetingAnswer(72_001, {
  meetingId: meeting.id,
  meetingDate: today(),
  name: 'Asha Torana',
  answer: 'I will attend',
  people: 2,
})

/** A request that the committee has recommended, and a meeting today with one answer. */
async function arrangeWork() {
  const { review, history } = aReviewIn('registrations', 'recommended', [demoAdmin.uid], new Date())
  const path = `New_Registration/${request.id}`
  await firestore.seed({
    New_Registration: [{ ...request, data: { ...request.data, review } }],
    [`${path}/history`]: history,
    monthly_meetings: [meeting],
    monthly_meeting_req: [answer],
  })
  const attendance = async () =>
    (await firestore.list('attendance')).filter(({ meetingId }) => meetingId === meeting.id)
  onTestFinished(async () => {
    const entries = await firestore.list(`${path}/history`)
    await firestore.deleteAll([
      path,
      ...entries.map(({ id }) => `${path}/history/${id}`),
      `monthly_meetings/${meeting.id}`,
      `monthly_meeting_req/${answer.id}`,
      ...(await attendance()).map(({ id }) => `attendance/${id}`),
    ])
  })
  return { attendance, review: async () => (await firestore.read(path))?.review }
}

// In Chromium all other tests run.
describe.each(['Firefox', 'WebKit'] as const)('in %s', (engine) => {
  test('a visitor registers and reads the confirmation', async () => {
    const visitor = await openBrowser(engine)
    const firm = `${engine} Udyog`

    await register(visitor, firm)

    const reference = await visitor.read(/^NR-/)
    const stored = (await firestore.list('New_Registration')).filter(
      ({ firmName }) => firmName === firm,
    )
    expect(stored).toHaveLength(1)
    expect(reference.replaceAll('-', '').slice(2, 10)).toBe(stored[0]!.id.slice(0, 8))
  })

  test('a member answers for the next meeting and finds the answer on My request', async () => {
    const member = await openBrowser(engine)
    await member.open('/form/monthlymeeting/')
    await member.read('Sample Meeting Hall')
    await member.type(/^Name/, `${engine} Member`)
    await member.type(/^Mobile/, '98765 43211')
    await member.type(/^Firm name/, 'Sample Udyog')
    await member.choose(/^Sector/, 'Services')
    await member.tick('Member')
    await member.tick('I will attend')
    await member.tick(/^I am 18/)
    await member.tick(/^I have read/)
    await member.unhurried()

    await member.press('button', 'Send answer')
    await member.see('heading', 'Meeting answer received')
    await member.press('link', 'My request')

    await member.see('heading', 'My request')
    expect(await member.read(/^I will attend/)).toContain('I will attend')
    expect(new URL(await member.address()).hash).toMatch(/^#[0-9a-f]{64}$/)
  })
  test('an administrator signs in, approves a request and checks a member in at the door', async () => {
    const { review, attendance } = await arrangeWork()
    const administrator = await openBrowser(engine)
    await administrator.open('/AdminLogInForm')
    await administrator.type(/^Email/, demoAdmin.email)
    await administrator.type(/^Password/, demoAdmin.password)
    await administrator.press('button', 'Login')
    await administrator.read('Live')

    await administrator.press('link', 'Sample Recommended')
    await administrator.press('button', 'Approve…')
    await administrator.type(/^Office remarks/, 'All agreed')
    await administrator.press('button', 'Approve')
    await administrator.see('heading', 'Inform Sample Recommended')
    await expect.poll(review).toMatchObject({ state: 'approved', by: demoAdmin.uid })

    await administrator.press('link', 'Meetings')
    await administrator.press('link', new RegExp(`^${calendarDay(today())}`))
    await administrator.press('link', 'Start check-in')
    await administrator.type(/^Name, firm/, 'Asha')
    await administrator.press('button', /^Asha Torana/)
    await administrator.read(/^Checked in at/)
    // A scanner in the hand types the address of the code, and Enter.
    const code = `https://example.org/desk/meetings/${meeting.id}/door#MM${answer.id.slice(0, 8)}`
    await administrator.type(/^Name, firm/, `${code}\n`)
    await administrator.read(/^Already in, since .*, checked in by you$/)
    await expect.poll(async () => (await attendance()).length).toBe(1)
  })
})

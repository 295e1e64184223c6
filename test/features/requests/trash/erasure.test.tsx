import { http, HttpResponse, passthrough } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, type Value } from '@scripts/samples/records'
import { anAttendance } from '@scripts/samples/attendanceRecords'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'
import { referenceOf } from '@/shared/requests/reference'
import { statusDocuments, statusKey } from '@/shared/requests/status'
import { sha256 } from '@/shared/text/sha256'

const firestore = firestoreFor()
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
  await firestore.seed({ New_Registration: [trashed] })
})

/** A registration that has come to a state, and whose review may have more. */
function reviewed(n: number, createdAt: Date, more: Record<string, Value> = {}) {
  const { review, history } = aReviewIn('registrations', 'reviewing', [demoAdmin.uid], createdAt)
  const { id, data } = aRegistration(n, { createdAt })
  return { id, data: { ...data, review: { ...review, ...more } }, history }
}

const trashed = reviewed(1, daysAgo(3), { trashed: true })

test('an owner erases a request by typing its number; nothing of it is found anywhere', async () => {
  const { id, data } = trashed
  const { mobile, name, firmName } = data
  const status = await statusKey('NR', id)
  const note = { v: 9, kind: 'note', text: `${name} called`, at: daysAgo(1), by: 'colleague' }
  const other = aRegistration(2, { name: 'Sample Other', createdAt: daysAgo(3) })
  await firestore.seed({
    New_Registration: [other],
    [`New_Registration/${id}/history`]: [...trashed.history, { id: '9', data: note }],
    [`New_Registration/${other.id}/history`]: [{ id: '1', data: { ...note, text: 'Other', v: 1 } }],
    request_keys: [{ id: status, data: { kind: 'registrations', requestId: id } }],
    request_status: [{ id: status, data: { kind: 'registrations', id, state: 'received' } }],
  })
  const marks = [id, name, firmName, mobile].map(String)
  const left = async () => {
    const text = JSON.stringify(await firestore.everything())
    return marks.filter((mark) => text.includes(mark))
  }
  expect(await left()).toEqual(marks)

  await openDesk({ at: '/desk/trash' })
  const reference = `NR-${id.slice(0, 4)}-${id.slice(4, 8)}`
  await userEvent.click(page.getByRole('button', { name: `Erase ${reference}` }))
  const dialog = page.getByRole('dialog', { name: `Erase ${reference} for good?` })
  const erase = dialog.getByRole('button', { name: 'Erase for good' })
  await expect.element(erase).toBeDisabled()
  await userEvent.fill(dialog.getByLabelText(/^Type/), 'NR-0000-0000')
  await expect.element(dialog.getByText('This does not match')).toBeVisible()
  await expectNoViolations()
  await userEvent.click(dialog.getByLabelText('It is spam or a test'))
  await userEvent.fill(dialog.getByLabelText(/^Type/), reference.toLowerCase().replaceAll('-', ' '))
  await userEvent.click(erase)

  await expect.element(page.getByText(`${reference} was erased`)).toBeVisible()
  await expect.element(page.getByText(/^The trash is empty/)).toBeVisible()
  expect(await left()).toEqual([])
  const stays = await firestore.everything()
  expect(Object.keys(stays).sort()).toEqual([
    `/New_Registration/${other.id}`,
    `/New_Registration/${other.id}/history/1`,
    `/admins/${demoAdmin.uid}`,
    `/erasures/registrations~${await sha256(id)}`,
    `/request_status/${status}`,
  ])
  const told = stays[`/request_status/${status}`]!
  expect(
    Object.keys(told)
      .filter((name) => name !== 'id')
      .sort(),
  ).toEqual(['kind', 'since', 'state'])
  expect(told.state).toBe('erased')
  expect(stays[`/erasures/registrations~${await sha256(id)}`]).toMatchObject({
    why: 'spam',
    by: demoAdmin.uid,
  })
})

test('an answer to a meeting is noted and told, and erased with its attendance', async () => {
  const { id, data } = aMeetingAnswer(1, {
    name: 'Sample Guest',
    mobile: '9876500321',
    answer: 'I will attend',
    people: 3,
    createdAt: daysAgo(2),
  })
  const { key, documents } = await statusDocuments('meeting-answers', id, data)
  const [ofKey, status] = documents.map(({ set }) => set as Record<string, Value>)
  const attended = anAttendance(1, { name: 'Sample Substitute', kind: 'substitute' })
  const others = [aMeetingAnswer(2), anAttendance(2)] as const
  await firestore.seed({
    monthly_meeting_req: [{ id, data }, others[0]],
    attendance: [attended, others[1]],
    request_keys: [{ id: key, data: ofKey! }],
    request_status: [{ id: key, data: status! }],
  })
  const { router } = await openDesk({ at: `/request/meeting-answers/${id}` })
  const main = page.getByRole('main')
  await expect.element(main).toHaveTextContent('No steps or notes yet.')
  await expectNoViolations()
  for (const absent of [/^Start review/, /^Assign/, /^Correct/, 'More']) {
    expect([absent, page.getByRole('button', { name: absent }).elements()]).toEqual([absent, []])
  }
  expect(page.getByRole('region', { name: 'Assigned to' }).elements()).toEqual([])

  await userEvent.keyboard('t')
  const sheet = page.getByRole('region', { name: 'Inform Sample Guest' })
  await expect
    .element(sheet.getByRole('textbox', { name: 'Message' }))
    .toHaveValue(
      expect.stringMatching(/: I will attend, 3 people\.\nSee or change it with this number /),
    )
  await expect
    .element(sheet.getByRole('textbox', { name: 'Message' }))
    .not.toHaveValue(expect.stringContaining(key))
  await userEvent.click(sheet.getByRole('button', { name: 'Skip' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Comes by train')
  await userEvent.click(page.getByRole('button', { name: 'Add note' }))
  await expect.element(main).toHaveTextContent('You wrote a noteComes by train')

  await userEvent.click(page.getByRole('button', { name: 'Move to trash…' }))
  await userEvent.fill(page.getByLabelText('Why'), 'Asked for it')
  await userEvent.click(page.getByRole('button', { name: 'Move to trash', exact: true }))
  await expect.element(page.getByText('In the trash.')).toBeVisible()
  await router.navigate('/memberlist?list=meeting-answers')
  await expect
    .poll(() =>
      page
        .getByRole('grid')
        .getByRole('link')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual([others[0].data.name])

  await router.navigate('/desk/trash')
  const reference = `MM-${id.slice(0, 4)}-${id.slice(4, 8)}`
  await userEvent.click(page.getByRole('button', { name: `Erase ${reference}` }))
  await userEvent.fill(page.getByLabelText(/^Type/), reference)
  await userEvent.click(page.getByRole('button', { name: 'Erase for good' }))
  await expect.element(page.getByText(`${reference} was erased`)).toBeVisible()

  const stays = await firestore.everything()
  const text = JSON.stringify(stays)
  const marks = [id, data.name, data.mobile, data.email, data.firmName, 'Substitute', 'by train']
  expect(marks.filter((mark) => text.includes(String(mark)))).toEqual([])
  expect(Object.keys(stays)).toEqual(
    expect.arrayContaining([
      `/monthly_meeting_req/${others[0].id}`,
      `/attendance/${others[1].id}`,
      `/erasures/meeting-answers~${await sha256(id)}`,
    ]),
  )
})

test('a withdrawal is erased only after its request, and the trash says so', async () => {
  const { id } = trashed
  const key = await statusKey('NR', id)
  const { review } = reviewed(1, daysAgo(1), { trashed: true }).data
  const withdrawal = aRightsRequest(1, 'Withdraw', key)
  const entry = { kind: 'Withdraw', state: 'received', at: daysAgo(2) }
  await firestore.seed({
    rights_requests: [{ ...withdrawal, data: { ...withdrawal.data, review } }],
    request_keys: [{ id: key, data: { kind: 'registrations', requestId: id } }],
    request_status: [
      {
        id: key,
        data: {
          kind: 'registrations',
          state: 'reviewing',
          withdrawnAt: daysAgo(2),
          rights: { [withdrawal.id]: entry },
          rightsLatest: withdrawal.id,
        },
      },
    ],
  })
  await openDesk({ at: '/desk/trash' })
  const [ofRequest, ofWithdrawal] = [referenceOf('NR', id), referenceOf('RR', withdrawal.id)]
  const button = page.getByRole('button', { name: `Erase ${ofWithdrawal}` })
  const reason = page.getByText(`${ofRequest} was withdrawn with it. Erase that request first.`)
  await expect.element(reason).toBeVisible()
  await expect.element(button).toBeDisabled()

  for (const reference of [ofRequest, ofWithdrawal]) {
    await userEvent.click(page.getByRole('button', { name: `Erase ${reference}` }))
    await userEvent.fill(page.getByLabelText(/^Type/), reference)
    await userEvent.click(page.getByRole('button', { name: 'Erase for good' }))
    await expect.element(page.getByText(`${reference} was erased`)).toBeVisible()
  }
  await expect.element(page.getByText(/^The trash is empty/)).toBeVisible()
  expect(await firestore.list('rights_requests')).toEqual([])
})

/** Asks for a request in the trash to be erased, up to the last button. */
async function askToErase(reference: string) {
  await openDesk({ at: '/desk/trash' })
  await userEvent.click(page.getByRole('button', { name: `Erase ${reference}` }))
  await userEvent.fill(page.getByLabelText(/^Type/), reference)
  return page.getByRole('button', { name: 'Erase for good' })
}

test('a request that a colleague has just restored stays, and the owner reads why', async () => {
  const { id, data } = trashed
  const erase = await askToErase(referenceOf('NR', id))
  await firestore.update(`New_Registration/${id}`, { review: { ...data.review, trashed: false } })
  await userEvent.click(erase)

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/nothing was erased\. A colleague may have restored the request/)
  expect(await firestore.read(`New_Registration/${id}`)).toBeDefined()
})

test('what is left after a part was erased is said, and erased by the next press', async () => {
  const { id } = trashed
  const reference = referenceOf('NR', id)
  const note = { kind: 'note', text: 'Called', at: daysAgo(1), by: 'colleague' }
  const notes = Array.from({ length: 20 }, (_, v) => ({ id: `${v}`, data: { ...note, v } }))
  await firestore.seed({ [`New_Registration/${id}/history`]: notes })
  const erase = await askToErase(reference)
  let isFirst = true
  server.use(
    http.post('*/documents\\:commit', async ({ request }) => {
      const { writes } = (await request.clone().json()) as { writes: unknown[] }
      if (isFirst && writes.length < 20) {
        isFirst = false
        return passthrough()
      }
      return HttpResponse.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 })
    }),
  )
  await userEvent.click(erase)

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^The request was erased, but a part of its history is left/)
  server.resetHandlers()
  await userEvent.click(erase)
  await expect.element(page.getByText(`${reference} was erased`)).toBeVisible()
  expect(await firestore.list(`New_Registration/${id}/history`)).toEqual([])
})

test('an editor restores a request and cannot erase it', async () => {
  await openDesk({ at: '/desk/trash', role: 'editor' })

  await expect.element(page.getByRole('button', { name: /^Restore/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Erase/ })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /^Restore/ }))

  await expect.element(page.getByText(/is back in its list$/)).toBeVisible()
  const stored = await firestore.read(`New_Registration/${trashed.id}`)
  expect(stored?.review).not.toHaveProperty('trashed')
})

test('a viewer sees what is in the trash and no button that acts', async () => {
  await openDesk({ at: '/desk/trash', role: 'viewer' })

  const list = page.getByRole('list', { name: 'Requests in the trash' })
  await expect.element(list.getByRole('listitem')).toBeVisible()
  await expect.element(list.getByRole('button')).not.toBeInTheDocument()
})

test('erasures that stopped half-way, of a request and of a member, are finished from the trash, also later', async () => {
  const { id } = aRegistration(4)
  const [trace, ofMember] = [`registrations~${await sha256(id)}`, `members~${await sha256('M1')}`]
  const entry = { v: 1, kind: 'note', text: 'Left', at: daysAgo(1), by: 'colleague' }
  const stopped = { why: 'request', at: daysAgo(1), by: 'x' }
  await firestore.seed({
    [`New_Registration/${id}/history`]: [{ id: '1', data: entry }],
    'members/M1/history': [{ id: '1', data: entry }],
    erasures: [
      { id: trace, data: { ...stopped, left: id } },
      { id: ofMember, data: { ...stopped, left: 'M1' } },
    ],
  })
  await openDesk({ at: '/desk/trash' })

  for (const name of [`NR-${id.slice(0, 4)}-${id.slice(4, 8)}`, 'a member']) {
    const note = page.getByText(`The erasure of ${name} did not finish`)
    await expect.element(note).toBeVisible()
    await expectNoViolations()
    await userEvent.click(page.getByRole('button', { name: `Finish erasing ${name}` }))
    await expect.element(note).not.toBeInTheDocument()
  }
  const stays = await firestore.everything()
  expect(Object.keys(stays).filter((path) => path.includes('/history/'))).toEqual([])
  for (const path of [trace, ofMember]) {
    expect(stays[`/erasures/${path}`]).not.toHaveProperty('left')
  }
})

test('the page of a rights request says at once that its request was erased', async () => {
  const { id, data } = aRegistration(2, { name: 'Sample Person', createdAt: daysAgo(3) })
  const key = await statusKey('NR', id)
  const rights = aRightsRequest(3, 'Erase', key)
  await firestore.seed({
    New_Registration: [{ id, data }],
    request_keys: [{ id: key, data: { kind: 'registrations', requestId: id } }],
    rights_requests: [rights],
  })
  await openDesk({ at: '/memberlist?list=rights' })
  await userEvent.click(page.getByRole('link', { name: 'Erasure: Sample Person' }).first())
  await expect.element(page.getByRole('heading', { name: 'Erasure: Sample Person' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Sample Person, NR-/ })).toBeVisible()

  await firestore.deleteAll([`New_Registration/${id}`, `request_keys/${key}`])

  await expect.element(page.getByText(/^The request that this is about was erased/)).toBeVisible()
})

import { http, HttpResponse } from 'msw'
import encodeQR from 'qr'
import { afterEach, beforeEach, expect, inject, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderSignedIn } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { members } from '@/features/members/api'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'

export const firestore = firestoreFor()

export const documents = `http://${inject('firestore')}/v1/projects/*/databases/*/documents`

const owner = { name: 'Sample Owner', role: 'owner' }

const colleague = { id: 'colleague', data: { name: 'Second Desk', role: 'editor' } }

export const door = '/desk/meetings/monthly-meeting/door'

export type Person = {
  name: string
  firmName: string
  mobile: string
  people?: number
  answer?: string
}

export const people: Person[] = [
  { name: 'Asha Namuna', firmName: 'Sample Looms', mobile: '9876501234', people: 2 },
  { name: 'Bijay Udaharan', firmName: 'Sample Snacks', mobile: '9876505678', people: 1 },
  { name: 'Chinmayee Kalpanik', firmName: 'Sample Toys', mobile: '9812341111', people: 3 },
  {
    name: 'Dillip Namuna',
    firmName: 'Sample Metal',
    mobile: '9876509999',
    answer: 'I cannot attend',
  },
]

export const answers = people.map((person, at) =>
  aMeetingAnswer(500 + 2 * at, {
    people: 1,
    answer: 'I will attend',
    comingAs: 'Member',
    ...person,
    meetingDate: today(),
  } as Parameters<typeof aMeetingAnswer>[1]),
)

export const [asha, bijay] = answers.map(({ id }) => `attendance/monthly-meeting~${id}`) as [
  string,
  string,
]

export const search = () => page.getByRole('searchbox')

export const button = (name: string | RegExp) => page.getByRole('button', { name })

/** The way from the camera back to the field, beside the search of the header. */
export const toSearch = () => page.getByRole('button', { name: 'Search', exact: true })

export const counter = () => page.getByRole('group', { name: 'Checked in' })

export const card = (name: string) => page.getByRole('region', { name })

/** Before each test of a file: a phone, and a meeting of today with four answers. */
export function setUpDoor() {
  afterEach(() => vi.restoreAllMocks())

  beforeEach(async () => {
    await page.viewport(360, 740)
    await firestore.clear()
    await firestore.seed({
      admins: [{ id: demoAdmin.uid, data: owner }, colleague],
      monthly_meetings: [aMeeting({ meetingDate: today() })],
      monthly_meeting_req: answers,
    })
  })
}

/** @param expected how many have said that they come */
export async function openDoor(to = door, expected = 3) {
  const app = await renderSignedIn(to)
  await expect.element(counter()).toHaveTextContent(` of ${expected} checked in`)
  // Until then Enter takes no person.
  await expect.poll(() => members.selectState(app.store.getState()).status).toBe('ready')
  return app
}

/** An answer after which the SDK does not try again by itself, as it does without a network. */
export const noAnswer = () => HttpResponse.json({}, { status: 501 })

/** Until `findServer` nothing is written. */
export const loseServer = () => server.use(http.post(`${documents}\\:batchGet`, noAnswer))

/** The network is back, and what waits is sent at once. */
export function findServer() {
  server.resetHandlers()
  window.dispatchEvent(new Event('online'))
}

/** A camera. @returns holds the code of an answer in front of it */
export function fakeCamera() {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')!
  canvas.width = canvas.height = 480
  let text = ''
  const draw = () => {
    context.fillStyle = 'white'
    context.fillRect(0, 0, 480, 480)
    context.fillStyle = 'black'
    if (text === '') return
    encodeQR(text, 'raw', { border: 4 }).forEach((row, y) =>
      row.forEach((isDark, x) => isDark && context.fillRect(x * 8, y * 8, 8, 8)),
    )
  }
  // A stream of a canvas has a picture only after each drawing.
  const timer = setInterval(draw, 50)
  onTestFinished(() => clearInterval(timer))
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() =>
    Promise.resolve(canvas.captureStream()),
  )
  return (answerId: string) => (text = `${location.origin}${door}#MM${answerId.slice(0, 8)}`)
}

import { startStack } from '@scripts/emulators/stack'
import { office, openBrowser, openPage } from '@scripts/bench/measure/browser'
import { startFeeder } from '@scripts/bench/measure/feeder'
import { aMember } from '@scripts/samples/members/memberRecords'
import { aRegistration, withoutGaps, type Sample } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAdmin } from '@/shared/config/demo'

/** All of them are open, so that the list shows them all. */
const states = ['received', 'reviewing', 'waiting', 'recommended'] as const

/** That many sample registrations in all open states, a minute between two of them, the newest first. */
export function someRegistrations(count: number): Sample[] {
  const reviews = states.map(
    (state) => aReviewIn('registrations', state, [demoAdmin.uid], new Date()).review,
  )
  return Array.from({ length: count }, (_, at) => {
    const createdAt = new Date(Date.now() - at * 60_000)
    const { id, data } = aRegistration(10_000 + at, { createdAt })
    return { id, data: withoutGaps({ ...data, review: reviews[at % states.length] }) }
  })
}

/** That many sample members, the last change first. */
export const someMembers = (count: number): Sample[] =>
  Array.from({ length: count }, (_, at) =>
    aMember(at + 1, { number: `UO/2019/${at + 1}`, updatedAt: new Date(Date.now() - at * 60_000) }),
  )

/** Members with another firm name, for a feeder. */
export const renamedMembers = (members: readonly Sample[], firmName: string) => ({
  members: members.map(({ id, data }) => ({
    id,
    data: { ...data, profile: { ...(data.profile as object), firmName } },
  })),
})

/** Registrations with another firm name, for a feeder. */
export const renamed = (records: readonly Sample[], firmName: string) => ({
  New_Registration: records.map(({ id, data }) => ({ id, data: { ...data, firmName } })),
})

/** The built site over so many registrations and members, for an administrator. A feeder sends them. */
export async function startDesk(count: number, memberCount = 0) {
  console.log(`\n${count} registrations, ${memberCount} members: building the site…`)
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const records = someRegistrations(count)
  const members = someMembers(memberCount)
  const feeder = await startFeeder({
    admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }],
    settings: [{ id: 'promises', data: { registrations: 15 } }],
    New_Registration: records,
    members,
  })
  const stack = await startStack({
    outDir: join(folder, 'site'),
    folder: join(folder, 'data'),
    plan: { kind: 'emulators', backend: '', source: { where: '', running: feeder.address } },
  })
  const browser = await openBrowser()

  async function stop() {
    await browser.close()
    await stack.stop()
    feeder.stop()
    await rm(folder, { recursive: true, force: true })
  }

  /** A page of its own, as of another person. */
  const open = () => openPage(browser, office, stack.siteUrl)
  return { records, members, feeder, browser, open, stop }
}

export type Desk = Awaited<ReturnType<typeof startDesk>>

declare global {
  interface Window {
    /** Milliseconds since the page began, 0 for a missing event; and durations. */
    bench: { pressed: number; first: number; whole: number; tasks: number[]; frames: number[] }
  }
}

/**
 * Notes, in the page: the last press, the first row, when the list says that all is there, long tasks, and how long each event takes to the next frame.
 */
export function watchList(all?: string) {
  const bench: Window['bench'] = { pressed: 0, first: 0, whole: 0, tasks: [0], frames: [0] }
  window.bench = bench
  const on = (type: string, note: (duration: number) => void, more = {}) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => note(duration)),
    ).observe({ type, buffered: true, ...more })
  on('longtask', (duration) => bench.tasks.push(duration))
  // In steps of 8 ms; Chromium reports none below 16.
  on('event', (duration) => bench.frames.push(duration), { durationThreshold: 16 })
  addEventListener('click', ({ timeStamp }) => (bench.pressed = timeStamp), true)
  const look = () => {
    const now = performance.now()
    if (document.querySelector('[role="grid"] a') !== null) bench.first ||= now
    const texts = [...document.querySelectorAll('main p, [role="status"]')]
    if (texts.some(({ textContent }) => textContent === all)) bench.whole ||= now
    if (bench.first === 0 || (all !== undefined && bench.whole === 0)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The text of the list once all of them are there. */
export const wordsFor = (count: number, noun = 'registrations') =>
  `${new Intl.NumberFormat('en-IN').format(count)} ${noun}`

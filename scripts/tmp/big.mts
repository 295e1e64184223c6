import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '@scripts/measure/browser'
import { startStack } from '@scripts/emulators'
import { writeCollections } from '@scripts/firestoreRest'
import { aMeetingAnswer, anAttendance } from '@scripts/requestRecords'
Object.assign(globalThis, { __DEVICE__: false })
const { demoAdmin } = await import('@/shared/config/demo')
const { demoProjectId } = await import('@/shared/config/parseEnv')
const folder = await mkdtemp(join(tmpdir(), 'f-big-'))
const stack: any = await startStack({ outDir: join(folder, 'dist'), folder, fresh: true })
const dates = ['2026-06-06', '2026-07-04', '2026-08-01', '2026-09-05', '2026-10-03', '2026-11-07']
const answers = Array.from({ length: 10_000 }, (_, i) => aMeetingAnswer(20_000 + i, { meetingId: 'big', meetingDate: dates[i % 6], mobile: String(9_000_000_000 + (i % 3000)), name: `Person ${i % 3000}`, createdAt: new Date(Date.parse('2026-05-01') + i * 60_000) }))
const attendance = answers.filter((_a, i) => i % 3 === 0).map((a, i) => anAttendance(20_000 + i * 3, { meetingId: 'big', meetingDate: a.data.meetingDate, answer: a.id }))
for (let at = 0; at < answers.length; at += 2000) await writeCollections(stack.firestore, { monthly_meeting_req: answers.slice(at, at + 2000) } as any, demoProjectId)
await writeCollections(stack.firestore, { attendance } as any, demoProjectId)
console.log('seeded', attendance.length)
const browser = await openBrowser()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: stack.siteUrl })
  await context.addInitScript(() => { (window as any).tasks = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).tasks.push(Math.round(e.duration)) }).observe({ entryTypes: ['longtask'] }) })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  await page.goto('/AdminLogInForm')
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email)
  await page.getByLabel(/^Password/).fill(demoAdmin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Live', { exact: true }).first().waitFor({ timeout: 200000 })
  const take = async (what: string) => { await page.waitForTimeout(1500); console.log(what, JSON.stringify(await page.evaluate(() => { const t = (window as any).tasks; (window as any).tasks = []; return t }))) }
  await take('login')
  await page.getByRole('link', { name: 'Attendance' }).click()
  await page.getByRole('table').waitFor({ timeout: 200000 }).catch(async () => { await page.screenshot({ path: '/tmp/f-keep/shots/big.png' }); console.log(await page.evaluate(() => JSON.stringify((window as any).tasks))); throw new Error('no table') }); await take('attendance opened')
  console.log(await page.getByText(/people$/).first().textContent())
  await writeCollections(stack.firestore, { monthly_meeting_req: [aMeetingAnswer(50_000, { meetingId: 'big', meetingDate: '2026-11-07' })] } as any, demoProjectId); await take('answer arrives')
  await writeCollections(stack.firestore, { attendance: [anAttendance(50_000, { meetingId: 'big', meetingDate: '2026-11-07' })] } as any, demoProjectId); await take('check-in arrives')
  await page.getByRole('searchbox').pressSequentially('person 12', { delay: 60 }); await take('typing')
  await page.goto('/memberlist?list=meeting-answers'); await page.getByText('Live', { exact: true }).first().waitFor({ timeout: 200000 }); await take('list opened')
  await writeCollections(stack.firestore, { monthly_meeting_req: [aMeetingAnswer(50_001, { meetingId: 'big', meetingDate: '2026-11-07' })] } as any, demoProjectId); await take('answer arrives in list')
  await writeCollections(stack.firestore, { monthly_meeting_req: [aMeetingAnswer(50_002, { meetingId: 'big', meetingDate: '2026-11-07' })] } as any, demoProjectId); await take('another')
} finally { await browser.close(); await stack.stop() }

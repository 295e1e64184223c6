import { join } from 'node:path'
import { openMemberList } from '@test/support/administrator'
import { aRegistration } from '@scripts/records'
import { startDesk, longest } from '@scripts/bench/desk'
import { settle, workAfter } from '@scripts/bench/measure'
import { startFeeder } from '@scripts/bench/feeder/startFeeder'
import { serveBareListener } from '@scripts/bench/bareListener'

const count = Number(process.argv[2] ?? 2000)
const desk = await startDesk(count)
const feeder2 = await startFeeder(desk.collections)
try {
  const { page, client } = await desk.open()
  await openMemberList(page)
  await page.locator('[role="grid"] a').first().waitFor()
  await settle(client)
  const bare = await desk.open()
  await bare.page.goto(await serveBareListener(join(desk.folder, 'bare'), feeder2.address))
  await bare.page.locator('#count', { hasText: String(count) }).waitFor({ timeout: longest })
  await settle(bare.client)
  for (let run = 0; run < 8; run++) {
    const put = (f: typeof feeder2) =>
      f.put({ New_Registration: [aRegistration(1 + run, { createdAt: new Date() })] })
    const b = await workAfter(bare.client, () => put(feeder2))
    const p = await workAfter(client, () => put(desk.feeder))
    console.log(run, 'bare', b.toFixed(1), 'panel', p.toFixed(1), 'adds', (p - b).toFixed(1))
  }
} finally {
  await desk.stop()
  await feeder2.stop()
}

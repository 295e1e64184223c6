import { existsSync, readFileSync } from 'node:fs'

const file = '/proc/stat'

/** Processor time since the start of the machine, in all and what other guests of its host had of it. */
function processorTime() {
  if (!existsSync(file)) return { all: 0, stolen: 0 }
  const [, ...times] = readFileSync(file, 'utf8').split('\n')[0]!.split(/\s+/)
  // By proc(5): user, nice, system, idle, iowait, irq, softirq, steal; what follows is counted in these.
  const counted = times.slice(0, 8).map(Number)
  return { all: counted.reduce((sum, time) => sum + time, 0), stolen: counted[7] ?? 0 }
}

/** Does something, and says which share of the processors was taken away meanwhile; 0 where that is not known. */
export async function withStolenShare<Result>(act: () => Promise<Result>) {
  const before = processorTime()
  const result = await act()
  const after = processorTime()
  const passed = after.all - before.all
  return { result, share: passed === 0 ? 0 : (after.stolen - before.stolen) / passed }
}

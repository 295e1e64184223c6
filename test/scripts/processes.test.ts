import { afterEach, expect, test } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { Processes } from '@scripts/emulators/processes'
import { timeLimit } from '@test/support/setup/timeLimits'

let processes = new Processes()

const shell = (script: string) => ({
  name: 'helper',
  file: 'sh',
  args: ['-c', script],
  cwd: process.cwd(),
})

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await wait(50)
}

afterEach(async () => {
  await processes.stopAll()
  processes = new Processes()
})

test('stopping ends what a process has started itself', async () => {
  let grandchild = 0
  const hasPrinted = (output: string) => (grandchild = Number(output.trim())) > 0
  const child = await processes.start(shell('sleep 600 & echo $!; wait'), hasPrinted, timeLimit)
  expect(isAlive(grandchild)).toBe(true)

  await processes.stopAll()
  await until(() => !isAlive(grandchild))
  expect([isAlive(child), isAlive(grandchild)]).toEqual([false, false])
  expect(await Promise.race([processes.crashed, wait(50, 'no crash')])).toBe('no crash')
})

test('stopping ends a paused process', async () => {
  const child = await processes.start(shell('sleep 600'), () => true, timeLimit)
  process.kill(child, 'SIGSTOP')
  await processes.stopAll()
  expect(isAlive(child)).toBe(false)
})

test('stopping ends a process that ignores the signal', async () => {
  const stubborn = shell('trap "" TERM; echo on; while true; do sleep 1; done')
  const child = await processes.start(stubborn, (output) => output.includes('on'), timeLimit)
  await processes.stopAll()
  expect(isAlive(child)).toBe(false)
})

test('a process that ends unexpectedly is reported with its last lines', async () => {
  await processes.start(shell('echo the reason >&2; exit 3'), () => true, timeLimit)
  await expect(processes.crashed).rejects.toThrow(/helper ended unexpectedly \(3\)[^]*the reason/)
})

test('a process that does not start, or not in time, fails with its last lines', async () => {
  const start = (command: ReturnType<typeof shell>, limit: number) =>
    processes.start(command, () => false, limit)
  const ended = start(shell('echo bad luck; exit 1'), timeLimit)
  await expect(ended).rejects.toThrow(/did not start[^]*bad luck/)
  const slow = start(shell('echo still at it; sleep 600'), 2_000)
  await expect(slow).rejects.toThrow(/not ready[^]*still at it/)
  const missing = start({ ...shell(''), file: 'no-such-program' }, timeLimit)
  await expect(missing).rejects.toThrow('ENOENT')
})

test('a command that fails or takes too long is an error with its last lines', async () => {
  await processes.run(shell('true'), timeLimit)
  await expect(processes.run(shell('echo why; exit 2'), timeLimit)).rejects.toThrow(/\(2\)[^]*why/)
  const slow = processes.run(shell('echo busy; sleep 600'), 2_000)
  await expect(slow).rejects.toThrow(/out of time[^]*busy/)
})

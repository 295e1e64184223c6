import { afterEach, expect, test } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { Processes } from '@scripts/processes'
import { waitUntil } from '@scripts/waitUntil'

const crashes: string[] = []
let processes = new Processes((message) => crashes.push(message))

const shell = (script: string) => ({
  name: 'helper',
  command: 'sh',
  args: ['-c', script],
  cwd: process.cwd(),
})

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 100 && !isTrue(); tries += 1) await wait(50)
}

afterEach(async () => {
  await processes.stopAll()
  crashes.length = 0
  processes = new Processes((message) => crashes.push(message))
})

test('stopping ends what a process has started itself', async () => {
  let output = ''
  const onOutput = (text: string) => (output += text)
  const child = processes.start({ ...shell('sleep 600 & echo $!; wait'), onOutput })
  await waitUntil(child, () => output.includes('\n'), 5_000)
  const grandchild = Number(output)
  expect(isAlive(grandchild)).toBe(true)

  await processes.stopAll()
  await until(() => !isAlive(grandchild))
  expect([isAlive(child.pid), isAlive(grandchild)]).toEqual([false, false])
  expect(crashes).toEqual([])
})

test('stopping ends a paused process', async () => {
  const child = processes.start(shell('sleep 600'))
  process.kill(child.pid, 'SIGSTOP')
  await processes.stopAll()
  expect(isAlive(child.pid)).toBe(false)
})

test('stopping ends a process that does not listen', async () => {
  const child = processes.start(shell('trap "" TERM; echo on; while true; do sleep 1; done'))
  await waitUntil(child, () => child.lastLines().includes('on'), 5_000)
  await processes.stopAll()
  expect(isAlive(child.pid)).toBe(false)
}, 15_000)

test('a process that ends by itself is reported with its last lines', async () => {
  const child = processes.start(shell('echo the reason >&2; exit 3'))
  await child.ended
  expect(crashes).toEqual([expect.stringMatching(/helper ended unexpectedly \(3\)[^]*the reason/)])
})

test('a process that does not start, or not in time, fails with its last lines', async () => {
  const ended = processes.start(shell('echo bad luck; exit 1'))
  await expect(waitUntil(ended, () => false, 5_000)).rejects.toThrow(/did not start[^]*bad luck/)
  const slow = processes.start(shell('echo still at it; sleep 600'))
  await expect(waitUntil(slow, () => false, 600)).rejects.toThrow(/not ready[^]*still at it/)
  const missing = processes.start({ ...shell(''), command: 'no-such-program' })
  await expect(waitUntil(missing, () => false, 5_000)).rejects.toThrow('ENOENT')
})

test('a command that fails or takes too long is an error with its last lines', async () => {
  await processes.run(shell('true'), 5_000)
  await expect(processes.run(shell('echo why; exit 2'), 5_000)).rejects.toThrow(/\(2\)[^]*why/)
  await expect(processes.run(shell('echo busy; sleep 600'), 300)).rejects.toThrow(
    /out of time[^]*busy/,
  )
})

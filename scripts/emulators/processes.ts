import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds a process may take to stop before it is killed. */
const stopLimit = 6_000
/** Lines of the emulators that say nothing about a failure. */
const noise = /^\s*$|HttpVersionRoutingHandler|Detected (non-)?HTTP/

/** `name` is for messages. */
type Command = { name: string; file: string; args: string[]; cwd: string; env?: NodeJS.ProcessEnv }

/**
 * The processes of one stack. Each leads a group of its own: in a terminal only the launcher
 * receives Ctrl-C, so it can save the data first, and a process ends with all that it started.
 */
export class Processes {
  readonly #children = new Set<Child>()
  #isStopping = false
  #crash: (error: Error) => void = () => {}
  /** Rejects when a process ends that should keep running. */
  readonly crashed = new Promise<never>((_resolve, reject) => (this.#crash = reject))

  constructor() {
    this.crashed.catch(() => {})
  }

  /**
   * Starts a process that runs until `stopAll`; resolves with its id when it is ready.
   *
   * @param isReady gets the last output of the process
   * @throws Error with its last lines when it ends before, or is not ready after `limit` ms.
   */
  async start(
    command: Command,
    isReady: (output: string) => boolean | Promise<boolean>,
    limit: number,
  ): Promise<number> {
    const child = this.#add(command)
    let end: number | string | undefined
    void child.ended.then((how) => {
      end = how
      if (!this.#isStopping) this.#crash(child.failure(`ended unexpectedly (${end})`))
    })
    const deadline = Date.now() + limit
    while (!(await isReady(child.output()))) {
      if (end !== undefined) throw child.failure(`did not start (${end})`)
      if (Date.now() > deadline) throw child.failure(`was not ready after ${limit / 1000} seconds`)
      await wait(150)
    }
    return child.pid
  }

  /** Runs a process to its end. @throws Error with its last lines on failure or after `limit` ms. */
  async run(command: Command, limit: number): Promise<void> {
    const child = this.#add(command)
    const end = await Promise.race([child.ended, wait(limit, 'out of time', { ref: false })])
    if (end === 0) return
    await stop(child)
    throw child.failure(`failed (${end})`)
  }

  /** Ends every process, by force where needed, and waits until all are gone. */
  async stopAll(): Promise<void> {
    this.#isStopping = true
    await Promise.all([...this.#children].map(stop))
  }

  #add(command: Command): Child {
    const child = startChild(command)
    this.#children.add(child)
    void child.ended.then(() => this.#children.delete(child))
    return child
  }
}

type Child = ReturnType<typeof startChild>

function startChild({ name, file, args, cwd, env = process.env }: Command) {
  const child = spawn(file, args, { cwd, env, detached: true })
  child.stdin.on('error', () => {}).end()
  const { pid = 0 } = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  }
  /** Resolves with the exit code, or with the name of a signal or an error. */
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    // Processes it started may hold its output open; without this there is no `close`.
    child.once('exit', () => killGroup(pid, 'SIGKILL'))
    child.once('close', (code, signal) => resolve(signal ?? code ?? 'unknown'))
  })
  if (pid > 0) guard(pid, ended)
  function failure(what: string) {
    const lines = output.split('\n').filter((line) => !noise.test(line))
    return new Error([`The ${name} ${what}. Its last lines:`, ...lines.slice(-40)].join('\n  '))
  }
  return { pid, ended, output: () => output, failure }
}

/** Kills the group when this program ends, and with it the shell's input: even after a SIGKILL. */
function guard(pid: number, ended: Promise<unknown>) {
  const args = ['-c', `read _; kill -s KILL -- -${pid}`]
  const shell = spawn('sh', args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  shell.on('error', () => {}).unref()
  void ended.then(() => shell.kill('SIGKILL'))
}

async function stop({ pid, ended }: Child): Promise<void> {
  killGroup(pid, 'SIGTERM')
  // A paused process does not receive the first signal.
  killGroup(pid, 'SIGCONT')
  const timer = setTimeout(() => killGroup(pid, 'SIGKILL'), stopLimit)
  await ended
  clearTimeout(timer)
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return // 0 would mean this program's own group.
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}

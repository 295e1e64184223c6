import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds a process may take to end by itself before it is killed. */
const stopLimit = 6_000
const keptLines = 40

export type Command = {
  /** As a message names it: "Firestore emulator". */
  name: string
  command: string
  args: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Lines that say nothing about a failure. */
  noise?: RegExp
  onOutput?: (text: string) => void
}

export type Child = {
  name: string
  pid: number
  lastLines: () => string
  /** Resolves with the exit code, or the signal's name, once the process has ended. */
  ended: Promise<number | string>
}

/**
 * The processes of one stack. Each leads a group of its own, so that Ctrl-C in a terminal
 * reaches the launcher alone, which can save the data first, and so that whatever a process
 * has started itself ends with it.
 */
export class Processes {
  #children = new Map<Child, ChildProcess>()
  #stopping = false
  #onCrash: (message: string) => void

  /** `onCrash` hears of the first long-running process that ends without being told to. */
  constructor(onCrash: (message: string) => void = () => {}) {
    this.#onCrash = onCrash
  }

  /** Starts a process that is to run until `stopAll`. */
  start(command: Command): Child {
    const child = this.#spawn(command)
    void child.ended.then((end) => {
      if (this.#stopping) return
      this.#stopping = true
      this.#onCrash(`The ${child.name} ended unexpectedly (${end}).${child.lastLines()}`)
    })
    return child
  }

  /** Runs a process to its end. @throws Error with its last lines on failure or after `limit` ms. */
  async run(command: Command, limit: number): Promise<void> {
    const child = this.#spawn(command)
    const end = await Promise.race([child.ended, wait(limit, 'out of time', { ref: false })])
    if (end === 0) return
    await this.#stop(child)
    throw new Error(`The ${child.name} failed (${end}).${child.lastLines()}`)
  }

  /** Ends every process, by force where needed, and waits until all of them are gone. */
  async stopAll(): Promise<void> {
    this.#stopping = true
    await Promise.all([...this.#children.keys()].map((child) => this.#stop(child)))
  }

  #spawn({ name, command, args, cwd, env, noise, onOutput }: Command): Child {
    const process_ = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const pid = process_.pid ?? 0
    const lines: string[] = []
    for (const stream of [process_.stdout, process_.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        onOutput?.(text)
        lines.push(...text.split('\n').filter((line) => line.trim() !== '' && !noise?.test(line)))
        lines.splice(0, lines.length - keptLines)
      })
    }
    const child: Child = {
      name,
      pid,
      lastLines: () => lastLines(name, lines),
      ended: new Promise((resolve) => {
        process_.once('error', (error) => resolve(error.message))
        // What it has started may hold its output open, and then there is no `close`.
        process_.once('exit', () => killGroup(pid, 'SIGKILL'))
        process_.once('close', (code, signal) => resolve(signal ?? code ?? 'unknown'))
      }),
    }
    if (pid === 0) return child
    this.#children.set(child, process_)
    leaders.add(pid)
    const guard = startGuard(pid)
    void child.ended.then(() => {
      this.#children.delete(child)
      leaders.delete(pid)
      guard.kill('SIGKILL')
    })
    return child
  }

  async #stop(child: Child): Promise<void> {
    killGroup(child.pid, 'SIGTERM')
    // A paused process does not even see the signal.
    killGroup(child.pid, 'SIGCONT')
    const timer = new AbortController()
    const late = wait(stopLimit, 'late', { signal: timer.signal }).catch(() => 'ended')
    if ((await Promise.race([child.ended, late])) === 'late') killGroup(child.pid, 'SIGKILL')
    timer.abort()
    await child.ended
  }
}

const leaders = new Set<number>()

// Reached also when this program ends by an error of its own.
process.on('exit', () => leaders.forEach((pid) => killGroup(pid, 'SIGKILL')))

/** Ends the group when this program is killed so hard that nothing of its own code runs. */
function startGuard(pid: number): ChildProcess {
  const guard = spawn('sh', ['-c', `read _; kill -s KILL -- -${pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.unref()
  return guard
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return // 0 would mean this program's own group.
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}

const lastLines = (name: string, lines: string[]) =>
  lines.length === 0
    ? ' It printed nothing.'
    : `\nLast lines of the ${name}:\n  ${lines.join('\n  ')}`

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoAdmin } from '@/shared/config/demo'
import type { Stack } from './emulators'
import { runningNoteName, type RunningNote } from './paths'

/** What a launcher keeps running until it is told to stop. */
export type Running = Pick<Stack, 'firestore' | 'auth' | 'kind' | 'backend' | 'save' | 'stop'> & {
  port: number
  folder: string
}

/** npm passes a Ctrl-C on to a script that the terminal has told already. */
const sameKeyPress = 1_000

/**
 * Starts, prints the lines that say how to use what runs, and stays until Ctrl-C, which
 * saves the data and ends every process; a second one ends at once, without saving.
 * A process that ends by itself ends everything, with its last lines and exit code 1.
 */
export async function launch(
  start: (onCrash: (message: string) => void) => Promise<Running>,
): Promise<void> {
  let running: Running | undefined
  let toldAt = 0

  function handleSignal() {
    if (toldAt > 0 && Date.now() - toldAt < sameKeyPress) return
    // Ends every child by force, too: see processes.ts.
    if (toldAt > 0 || !running) process.exit(130)
    toldAt = Date.now()
    console.log('\nSaving the data and stopping. Ctrl-C again stops without saving.')
    void end(0)
  }

  async function end(code: number): Promise<void> {
    if (running) {
      await running.save().catch((error: unknown) => {
        code = 1
        console.error(error instanceof Error ? error.message : error)
      })
      await running.stop()
      await rm(join(running.folder, runningNoteName), { force: true })
    }
    process.exit(code)
  }

  function handleCrash(message: string) {
    if (toldAt > 0) return
    toldAt = Date.now()
    console.error(`\n${message}\nStopping everything else.`)
    void end(1)
  }

  // A closed terminal can no longer be written to.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal)

  try {
    running = await start(handleCrash)
    await writeNote(running)
    printLines(running)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Whether `--fresh` is given. @throws Error naming any other argument. */
export function isFresh(): boolean {
  return parseArgs({ options: { fresh: { type: 'boolean', default: false } } }).values.fresh
}

/** For the scripts that need to find what runs. */
async function writeNote({ folder, port, firestore, auth }: Running): Promise<void> {
  if (!firestore || !auth) return
  const note: RunningNote = {
    port,
    pid: process.pid,
    firestore: `${firestore.host}:${firestore.port}`,
    auth: `${auth.host}:${auth.port}`,
  }
  await writeFile(join(folder, runningNoteName), JSON.stringify(note))
}

function printLines({ port, kind, backend }: Running): void {
  const { email, password } = demoAdmin
  console.log(`Site: http://localhost:${port}`)
  console.log(
    kind === 'cloud'
      ? 'Admin: an account of the Firebase project that is listed in its collection admins'
      : `Admin: ${email} / ${password}`,
  )
  console.log(`Backend: ${backend}`)
}
